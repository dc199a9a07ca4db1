"""What counts in Onitama, in thousandths of the logarithm of the odds.

Rounded by hand from what some three thousand quick games of the twin with itself said; to be tuned.
"""

WEIGHTS = {
    "a win at once, or a loss at once that nothing averts": 6000,
    "the other temple two own turns away, and nothing to stop it": 5000,
    "to be asked": 30,
    "students": 750,
    "students lost, squared": -30,
    "students on their first row": -150,
    "students within two steps of their master": 80,
    "the master's steps towards the other temple": -120,
    "a master on its temple": 160,
    "ways to move": 5,
    "squares covered": 18,
    "ways to move, times the students that both have lost": 14,
    "the master's steps towards the other temple, times the students that both have lost": 85,
    "students to take that are not covered": 800,
    "students to take that are covered": 80,
    "own students in danger that are not covered": -120,
    "own students in danger that are covered": -100,
    "a threat to the own master": -250,
    "a threat that has a single answer": -500,
    "ways to move by the side card": 15,
    "a threat to the other master by the side card": 330,
    "a threat by the side card to a master without a safe square": 650,
    "students to take by the side card that are not covered": 140,
    "a safe way for the other master towards this temple": -650,
}
