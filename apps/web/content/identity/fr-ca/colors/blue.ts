import type { ColorExplanation } from '../../explanations.ts';

export const blue: ColorExplanation = {
  summary: 'Le bleu, c’est le besoin de savoir\u00a0: lire le plan, vérifier les faits et suivre un ordre.',
  overview: [
    'Choisir le bleu, c’est demander les étapes exactes avant l’exercice, étudier la vidéo image par image et s’échauffer toujours dans le même ordre. Après une victoire surprise, le bleu note ce qui a marché pour que le groupe le refasse. Avant de répondre à l’équipe d’un cégep, il se renseigne.',
    'Le prix à payer, c’est le temps. Pendant que tu compares les options, la première personne qui parle décide de l’ordre du relais, et un plan qui tombe à l’eau dès la deuxième minute peut te laisser sans consigne. Tu cherches l’exactitude, et d’autres y entendent parfois un reproche.',
  ],
  levels: {
    low: 'Tu as rarement choisi les listes, les chiffres ou les protocoles. Tu aimes mieux essayer que lire, et ça va jusqu’au jour où les détails comptent\u00a0: un règlement que tu ignorais, un sac fait à la course. Emprunte une habitude au bleu, comme une liste de bagages ou trois lignes après l’entraînement.',
    mid: 'Tu prépares certaines choses avec soin et tu improvises les autres. Tu tiens peut-être un carnet d’entraînement alors que l’école attend à la veille au soir, ou bien c’est le contraire. Prends une habitude qui marche d’un côté et essaie-la de l’autre.',
    high: 'Les faits, l’ordre et la préparation ont pris au moins le tiers de tes choix. C’est sans doute à toi qu’on demande l’horaire, et tu vois l’erreur sur la feuille de pointage. Quand il faut décider, fixe-toi une limite\u00a0: deux sources, dix minutes, puis vas-y avec ce que tu as.',
  },
  coaching: [
    'Envoyer le plan la veille pour que les questions arrivent déjà prêtes.',
    'Expliquer à quoi sert un exercice; une phrase sur le but en épargne dix.',
    'Appuyer la correction sur un chiffre ou une vidéo, un seul détail à la fois.',
    'Prévenir avant un exercice surprise, puis saluer le premier essai, même brouillon.',
  ],
};
