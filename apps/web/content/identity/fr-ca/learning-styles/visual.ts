import type { LearningStyleExplanation } from '../../explanations.ts';

export const visual: LearningStyleExplanation = {
  summary: 'Tu aimes voir\u00a0: une démonstration, un dessin au tableau, ton propre geste sur vidéo.',
  overview: [
    'Pour apprendre un geste, tu regardes quelqu’un bien le faire, plusieurs fois. Tu visualises le parcours avant le départ et tu cherches des points de repère en route vers un nouveau gymnase. Après un premier entraînement, tu peux décrire les visages et la couleur des souliers, mais tu as déjà oublié les prénoms.',
    'Une lumière vive ou du monde qui bouge derrière le filet te déconcentre, et une longue explication sans rien à regarder te perd en chemin. L’image a ses limites\u00a0: elle ne dit ni à quel point forcer ni ce que l’arbitre vient d’annoncer. Écoute et essaie aussi, puisque cette préférence n’est que ton point de départ.',
  ],
  inTraining: [
    'Observe une bonne démonstration de côté, puis une de dos, avant d’essayer.',
    'Filme quelques essais et compare-les avec ton meilleur.',
    'Dessine toi-même le jeu ou le parcours la veille, flèches comprises.',
    'Choisis un seul point à regarder avant de partir, et garde-le.',
  ],
  inClass: [
    'Résume chaque chapitre en un schéma, une ligne du temps ou un tableau d’une page.',
    'Donne une couleur à chaque sorte d’information et garde le même code toute l’année.',
    'Affiche ton horaire de la semaine bien en vue, matchs et remises de travaux ensemble.',
    'Cache un schéma avec ta main et redessine-le de mémoire pour te tester.',
  ],
  coaching: [
    'Montrer d’abord le geste complet, à pleine vitesse, avant de le découper.',
    'Se placer bien en vue pour parler au groupe.',
    'Garder un tableau ou une tablette à portée de main pour un croquis de dix secondes.',
    'Pointer la seule chose à observer; une démonstration en montre cent à la fois.',
  ],
};
