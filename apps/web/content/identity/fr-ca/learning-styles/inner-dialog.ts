import type { LearningStyleExplanation } from '../../explanations.ts';

export const innerDialog: LearningStyleExplanation = {
  summary: 'Tu aimes te parler dans ta tête jusqu’à ce que tout soit clair.',
  overview: [
    'Tu remets un nouveau jeu dans tes propres mots, tu te demandes pourquoi il marche et tu repasses le plan d’entraînement en solo. Avant un départ, tu te répètes des phrases clés en silence. Quand tu repenses à ta meilleure performance, ce que tu te disais te revient en premier.',
    'Cette voix peut aussi nuire\u00a0: en pleine compétition, une pensée qui tourne en boucle ne laisse plus de place à l’action suivante. Il t’arrive de garder pour toi une bonne question qui prendrait dix secondes à poser. Réfléchir est ton premier réflexe; faire, voir ou entendre t’apportera le reste.',
  ],
  inTraining: [
    'Décris-toi chaque étape d’un nouveau geste avant le premier essai.',
    'Prépare deux phrases courtes pour la ligne de départ et tiens-t’en à celles-là.',
    'Écris après l’entraînement ce que tu as compris et ce qui reste flou.',
    'Choisis un mot qui met fin au débat dans ta tête, puis passe à l’action.',
  ],
  inClass: [
    'Ferme le livre et donne-toi le cours comme si tu enseignais.',
    'Demande-toi pourquoi après chaque règle et réponds par une phrase à toi.',
    'Travaille d’abord en solo dans un endroit calme, puis compare tes réponses avec quelqu’un.',
    'Note la question qui te bloque pour la poser au prochain cours.',
  ],
  coaching: [
    'Laisser dix secondes de silence entre la consigne et le début de l’exercice.',
    'Donner la raison d’un changement; de toute façon, l’athlète en cherchera une.',
    'Demander après coup quelles phrases passaient dans sa tête pendant l’action.',
    'Ne pas prendre un visage sans expression pour un manque d’intérêt; poser une question ouverte.',
  ],
};
