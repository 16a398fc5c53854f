import type { ColorExplanation } from '../../explanations.ts';

export const yellow: ColorExplanation = {
  summary: 'Le jaune, c’est l’étincelle\u00a0: embarquer les gens, essayer des idées et s’amuser dans l’effort.',
  overview: [
    'Choisir le jaune, c’est monter le son à l’échauffement, taper dans toutes les mains et faire chanter le fond de l’autobus. Quand tout se joue sur un essai, le jaune ose un coup d’éclat. Après une erreur, il en rit et il continue. Pour une collecte de fonds, il imagine un événement qui va faire jaser.',
    'L’énergie prend parfois toute la place. La consigne t’échappe pendant que tu racontes une histoire, une blague tombe à plat auprès de quelqu’un qui vient de perdre, et la troisième semaine du même exercice est une épreuve. Tu commences plus d’idées que tu n’en finis, et d’autres ramassent ce qui traîne.',
  ],
  levels: {
    low: 'Peu de tes choix sont allés aux blagues, au bruit ou à l’improvisation. Un échauffement bruyant et les cris d’équipe te fatiguent peut-être plus que la séance. Participer à ta façon suffit\u00a0: une tape dans la main, un compliment, ou une idée envoyée au groupe sans avoir à crier.',
    mid: 'Ton côté festif sort à certains endroits et se cache dans d’autres. Pense à l’autobus, au banc et à la ligne de départ, et cherche où il t’aide à performer. Garde-le pour ces moments-là et donne-toi le droit au silence le reste du temps.',
    high: 'Au moins une fois sur trois, tu as choisi l’énergie, les idées et la compagnie. Une heure de répétitions en silence, c’est là que tu perds le fil. Donne-toi une chose à finir avant l’idée suivante, et regarde qui est autour avant de blaguer sur une défaite.',
  },
  coaching: [
    'Confier une démonstration, le décompte ou l’échauffement pour que cette énergie serve.',
    'Garder l’explication courte, puis vérifier par une question que l’essentiel a été compris.',
    'Changer un élément dans un long exercice\u00a0: le duo, le côté ou la façon de compter les points.',
    'Noter ensemble quelle idée on essaie cette semaine et qui fait quoi.',
  ],
};
