import type { MaskExplanation } from '../../explanations.ts';

export const driven: MaskExplanation = {
  traits: ['Ambition', 'Objectifs clairs', 'Intensité'],
  summary: 'Un gros enjeu réveille ton goût de gagner\u00a0: tu vois l’objectif et tu y vas tout droit.',
  overview: [
    'Un chiffre est écrit quelque part près de ton lit\u00a0: un temps, un rang, une date. Avec un point de retard et une minute à jouer, tu veux le ballon; dans un nouveau groupe, tu te places à côté des plus rapides pour voir jusqu’où tu peux aller. Une défaite te travaille jusqu’à ce que tu en aies tiré un plan pour le lendemain matin.',
    'Un après-midi libre, on te trouve au gym, et une blessure te donne une date de retour à battre. Cette faim t’aide à traverser de durs hivers. Elle te fait aussi prendre les semaines tranquilles pour un échec et peut te faire ignorer les signaux de ton corps. Donne-toi des jours sans objectif, avec des gens qui t’aiment peu importe le résultat.',
  ],
  characteristics: [
    'Si on te parle de la prochaine saison, tu réponds avec un chiffre et une date.',
    'Tu fais la course avec les autres jusqu’au mur, même pendant le retour au calme.',
    'Perdre aux cartes dans l’autobus te reste sur le cœur jusqu’au prochain arrêt.',
    'Ton journal contient des séries de plus, que personne ne t’a demandées.',
  ],
  qualities: [
    'Les moments décisifs t’attirent\u00a0: tu demandes le dernier tir et tu le prends.',
    'Un objectif lointain reste vivant pour toi pendant des mois sans compétition.',
    'Ton rythme à l’entraînement pousse les gens à côté de toi à accélérer.',
    'Te faire retrancher d’une équipe te remet au travail la même semaine.',
  ],
  drawbacks: [
    'Une deuxième place peut t’empêcher de savourer un record personnel.',
    'Le repos te paraît du temps perdu, alors tu t’entraînes les jambes mortes.',
    'Dans un exercice, tu cherches à gagner et tu sautes ce qu’il devait t’apprendre.',
    'Les partenaires moins rapides sentent ton impatience à ta façon de regarder l’horloge.',
  ],
  howToMotivate: [
    'Fixer ensemble une cible difficile, datée et mesurée selon ses propres marques.',
    'Jumeler l’athlète une fois par semaine avec quelqu’un qui a un peu d’avance.',
    'Afficher la courbe de ses progrès, même les petits, à un endroit bien visible.',
    'Offrir de temps en temps le rôle exigeant ou l’adversaire coriace.',
  ],
  howToInteract: [
    'Aller droit au but\u00a0: où en sont les choses, ce qui manque, ce qui suit.',
    'Maintenir les critères annoncés, car une cible qui bouge a de quoi fâcher.',
    'Parler d’autre chose que des résultats\u00a0: ses amitiés, la chanson de la semaine.',
    'Laisser retomber la déception avant d’analyser, au moins une heure.',
  ],
  overwhelmed: {
    signs: [
      'Un mauvais temps de passage et, dans ta tête, toute la course est perdue.',
      'Tu lances ta raquette ou tu claques une porte, puis tu ne parles à personne jusqu’au soir.',
      'Tes séances s’allongent en cachette et tes temps ralentissent.',
    ],
    advice: [
      'Prends un morceau de l’objectif qui se fait cette semaine et compte seulement celui-là.',
      'Trouve une chose de la dernière course qui a marché comme prévu et note-la en premier.',
      'Va voir un ou une adulte de confiance si l’objectif est devenu un poids que tu traînes partout.',
    ],
    coaching: [
      'Remplacer l’objectif de résultat par un objectif de tâche pour quelques semaines, et dire pourquoi.',
      'Dire clairement que cette personne compte autant après un mauvais résultat.',
      'Revoir ensemble le journal d’entraînement et retirer ce qui s’y est ajouté en cachette.',
    ],
  },
  carriedAway: {
    signs: [
      'Tout devient une course, même la sortie de l’autobus.',
      'Tu caches une douleur pour que personne ne te retire de l’alignement.',
      'D’un mauvais angle, tu tires alors que quelqu’un est libre à côté de toi.',
    ],
    advice: [
      'Parle d’une douleur aux coachs le jour où elle apparaît, avant qu’elle décide pour toi.',
      'Choisis une heure par jour où rien ne se compte et rien ne se compare.',
      'Félicite par son nom la personne qui a fini devant toi avant de regarder ton temps.',
    ],
    coaching: [
      'Planifier les jours de récupération avec l’athlète et vérifier qu’ils sont respectés.',
      'Noter un exercice sur l’aide donnée aux partenaires ou sur ses propres progrès.',
      'Arrêter la séance à la fin prévue, même devant un «\u00a0encore une\u00a0» suppliant.',
    ],
  },
};
