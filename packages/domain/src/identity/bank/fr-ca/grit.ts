import type { GritTexts } from '../texts.ts';

export const grit: GritTexts = {
  g1: 'Je m’en tiens à mon programme hors saison de la première à la dernière semaine.',
  g2: 'Je laisse tomber un plan d’entraînement quand les résultats tardent.',
  g3: 'Quand l’entraînement devient répétitif, je relâche un peu.',
  g4: 'Quand je rate une sélection, je demande quoi améliorer et je m’y mets.',
  g11: 'Après quelques mauvais résultats, je vise moins haut.',
  g6: 'Je fais l’exercice le plus plate avec autant de soin que mon préféré.',
  g12: 'Je travaille la même faiblesse depuis des mois.',
  g13: 'Quand une tâche plate presse moins, je la laisse traîner.',
  g9: 'Après une grosse défaite, je travaille aussi fort à l’entraînement suivant.',
  g14: 'Quand quelqu’un prend ma place, mon effort baisse un bout de temps.',
};
