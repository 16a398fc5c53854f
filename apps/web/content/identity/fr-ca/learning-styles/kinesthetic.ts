import type { LearningStyleExplanation } from '../../explanations.ts';

export const kinesthetic: LearningStyleExplanation = {
  summary: 'Tu aimes faire\u00a0: bouger, sentir la différence et trouver ton chemin en route.',
  overview: [
    'Un dessin au tableau, ça clique une fois que tu l’as fait pour vrai. Tu veux essayer le nouveau geste tout de suite, et les répétitions lentes te disent ce qui cloche. Tu reconnais un bon entraînement à la fatigue dans tes jambes, et avant un départ, tu sautilles, tu secoues les bras et tu sens le sol.',
    'Une longue réunion sur une chaise te vide, et un chandail mouillé ou des souliers trop serrés peuvent prendre toute ton attention. À force de partir avant la fin des explications, il t’arrive d’apprendre une erreur par cœur. Tu peux aimer bouger et quand même jeter un coup d’œil à la vidéo ou écouter une minute.',
  ],
  inTraining: [
    'Fais le nouveau jeu en marchant avant de le faire à la course.',
    'Reprends lentement le bout qui accroche et cherche à sentir où ça change.',
    'Exagère l’erreur une fois exprès, puis refais le geste comme il faut pour sentir l’écart.',
    'Tiens une pièce de ton équipement pendant les explications, sans t’en servir.',
  ],
  inClass: [
    'Révise en marchant et change de fiche à chaque tournant.',
    'Découpe tes devoirs en blocs de vingt minutes avec un petit étirement entre les deux.',
    'Fais un exemple à la main avant de lire la règle qui l’explique.',
    'Récris les points importants au crayon au lieu de seulement relire la page.',
  ],
  coaching: [
    'Limiter les consignes à trente secondes, puis laisser place à un premier essai.',
    'Questionner l’athlète sur ses sensations avant de dire ce qu’on a vu.',
    'Permettre de tenir l’équipement ou de rester debout à l’arrière pendant les explications.',
    'Prévoir une version lente de chaque nouveau geste pour que l’erreur ne s’installe pas.',
  ],
};
