"""Cases that other libraries get wrong in their interfaces, as tests of all domino games."""
