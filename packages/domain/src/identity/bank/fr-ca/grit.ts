import type { GritTexts } from '../texts.ts';

export const grit: GritTexts = {
  g1: 'Je m’en tiens à mon programme hors saison de la première à la dernière semaine.',
  g2: 'Je laisse tomber un plan d’entraînement quand les résultats tardent.',
  g3: 'Quand l’entraînement devient répétitif, je relâche un peu.',
  g4: 'Quand je rate une sélection, je demande quoi améliorer et je m’y mets.',
  g5: 'Après quelques mauvais résultats, je vise un peu moins haut.',
  g6: 'Je fais l’exercice le plus plate avec autant de soin que mon préféré.',
  g7: 'Je peux nommer une faiblesse que je travaille depuis des mois.',
  g8: 'Dès qu’une blessure fait moins mal, je saute des exercices de réadaptation.',
  g9: 'Après une grosse défaite, je travaille aussi fort à l’entraînement suivant.',
  g10: 'Quand quelqu’un prend ma place, j’en fais moins à l’entraînement.',
};
