# Names that are other in Dutch.

name-baron = Baron
name-knight = Ridder
name-sergeant = Sergeant
name-spearman = Speerdrager
name-foot-soldier = Voetsoldaat
name-crossbowman = Kruisboogschutter
name-longbowman = Langeboogschutter
name-archer = Boogschutter
name-engineer = Ingenieur
name-townsman = Poorter
name-civilian = Burger
