"""The axes of the rules, one a file: its Protocol on top, frozen implementations below.

A policy sees the smallest value that its sentence in the rules speaks of, and answers from
that alone: never the engine, another policy or the whole state. Its parameters are its
fields, so its repr says everything that it does.
"""
