import type { GritExplanation } from '../explanations.ts';

export const grit: GritExplanation = {
  summary: 'La persévérance, c’est tenir à un but quand c’est long, plate ou décevant.',
  overview: [
    'Les dix énoncés parlent de situations ordinaires\u00a0: la dernière semaine du programme hors saison, une tâche plate qui peut attendre, l’exercice le plus ennuyant, l’entraînement qui suit une grosse défaite. La persévérance, c’est ce que tu continues de faire là, quand personne ne compte et que les résultats tardent.',
    'Elle varie selon le but et le moment de l’année. On peut s’entêter sur la glace et lâcher vite un travail d’école, et un résultat obtenu en semaine d’examens n’est pas toujours celui de juillet. Parfois, arrêter est le bon choix, devant une douleur ou un but qui n’a jamais été le tien, et la persévérance ne te demande pas de forcer.',
  ],
  ratings: {
    1: 'Tu lâches souvent quand les résultats tardent ou que quelqu’un te dépasse. Ça en dit peut-être plus sur le but que sur toi\u00a0: vérifie que tu l’as choisi toi-même. Commence par quelque chose d’assez petit pour le finir cette semaine, et coche-le.',
    2: 'Tu pars bien, puis les bouts plates et les mauvais résultats t’usent. Trouve le moment où tu arrêtes d’habitude, comme la troisième semaine, et prévois de l’aide pour cette date\u00a0: quelqu’un avec qui t’entraîner, une séance plus courte, un mot de tes coachs.',
    3: 'Tu tiens bon dans certaines situations et tu lâches dans d’autres. Repense aux énoncés\u00a0: les défaites te fouettent peut-être alors que la répétition t’ennuie, ou l’inverse. Une fois que tu connais l’endroit où tu décroches, tu peux t’y préparer.',
    4: 'Tu tiens bon dans la plupart des passages lents et des déceptions. La prochaine étape, c’est de choisir ce qui le mérite. Regarde tes habitudes et demande-toi laquelle t’aide encore; un programme qui ne donne plus rien au printemps, ça se change sans remords.',
    5: 'Tu réponds comme quelqu’un qui ne lâche presque rien, même les exercices plates. Surveille l’envers\u00a0: t’entraîner malgré la douleur, sauter le repos, voir un échec dans un nouveau but. Dis à tes coachs quand il te faut une pause, et prends-la.',
  },
  build: [
    'Choisis un but pour la saison et écris pourquoi il compte pour toi.',
    'Découpe ce but en semaines et coche chacune sur le calendrier une fois terminée.',
    'Décide avant une période difficile de ce que tu feras le jour où tu voudras lâcher.',
    'Après un revers, demande quoi améliorer et mets-toi au travail dès le lendemain.',
  ],
  howToCoach: {
    1: 'Commencer par un but qui tient en une semaine et souligner le jour où il est atteint.',
    2: 'Demander où l’athlète arrête d’habitude et prévoir pour ce moment une séance plus courte ou de l’aide.',
    3: 'Chercher ensemble ce qui fait décrocher\u00a0: les défaites, la répétition ou les progrès lents.',
    4: 'Aider à choisir ce qui mérite l’effort et à laisser une habitude qui ne sert plus.',
    5: 'Surveiller l’entraînement malgré la douleur et faciliter les demandes de pause.',
  },
  coaching: [
    'Souligner ce qui a été répété, semaine après semaine, plus que le résultat final.',
    'Fixer ensemble des buts qui dépendent de l’effort et les revoir chaque mois.',
    'Voir ce résultat comme le début d’une conversation; il n’a pas sa place dans une sélection.',
    'Planifier ouvertement le repos pour qu’on n’y voie jamais un abandon.',
  ],
};
