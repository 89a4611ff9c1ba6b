"""Games that pull hardest at the policy protocols, written as a stranger would write them."""
