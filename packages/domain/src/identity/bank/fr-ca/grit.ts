import type { GritTexts } from '../texts.ts';

export const grit: GritTexts = {
  g1: 'Je m’en tiens à mon programme hors saison de la première à la dernière semaine.',
  g2: 'Je laisse tomber un plan d’entraînement quand les résultats se font attendre.',
  g3: 'Quand l’entraînement devient répétitif, je relâche un peu.',
  g4: 'Quand on ne me choisit pas, je demande quoi améliorer et je m’y mets.',
  g11: 'Après quelques mauvais résultats, je vise moins haut.',
  g6: 'Je fais l’exercice le plus plate avec autant de soin que mon préféré.',
  g12: 'Je peux travailler un point faible pendant des mois sans lâcher.',
  g13: 'Quand une tâche plate n’est plus urgente, je la laisse traîner.',
  g9: 'Après une grosse défaite, je travaille aussi fort à l’entraînement suivant.',
  g14: 'Quand quelqu’un prend ma place, je force moins pendant un bout de temps.',
};
