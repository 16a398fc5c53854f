import type { MaskExplanation } from '../../explanations.ts';

export const captain: MaskExplanation = {
  traits: ['Attention aux autres', 'Écoute', 'Esprit d’équipe'],
  summary: 'Quand ça devient tendu, tu regardes d’abord les autres\u00a0: qui se tait, qui reste à l’écart.',
  overview: [
    'Dès le deuxième entraînement, tu connais tous les prénoms, et tu remarques la place vide dans l’autobus. Avant une finale, tu écris au groupe; quand l’autre équipe se détache, tu rassembles le monde et tu dis que ça se rattrape. Pas besoin d’une lettre sur le chandail\u00a0: dans un sport individuel, tu le fais au bord du tatami.',
    'T’occuper des gens te calme, car aider quelqu’un est plus facile que rester avec son stress. En revanche, tu risques de donner l’énergie dont ta propre course a besoin. Tu peux aussi prendre un silence pour de la peine alors que la personne se prépare, tout simplement. Demander avant d’aider évite bien des malentendus.',
  ],
  characteristics: [
    'Une nouvelle personne s’échauffe rarement seule, parce que tu vas la rejoindre.',
    'Tu encourages la dernière personne du 800\u00a0m aussi fort que la première.',
    'Après une défaite, tu traverses le vestiaire pour aller voir qui a raté le dernier tir.',
    'Tu fais vivre la conversation de groupe\u00a0: covoiturage, fêtes, un mot avant le match.',
  ],
  qualities: [
    'Les chicanes se calment plus vite avec toi, car tu écoutes les deux versions.',
    'On vient te parler tôt d’un genou sensible ou d’une mauvaise semaine à l’école.',
    'En dix secondes de caucus, ta voix ramène cinq personnes à la même idée.',
    'Tu partages une victoire en nommant les gens qui l’ont rendue possible.',
  ],
  drawbacks: [
    'Ton échauffement raccourcit parce que trois personnes avaient besoin de toi.',
    'Critiquer quelqu’un que tu aimes te gêne tellement que tu attends trop longtemps.',
    'La mauvaise humeur d’une seule personne peut gâcher ta journée, même avec une médaille au cou.',
    'Dans une épreuve en solo, loin du groupe, tu perds une partie de ton énergie.',
  ],
  howToMotivate: [
    'Relier son effort au groupe\u00a0: qui y gagne quand son travail est bien fait.',
    'Confier l’accueil d’une recrue pour une semaine, avec une fin claire.',
    'Dire ce que ses petits gestes pour les autres ont changé dans l’équipe.',
    'Laisser une place à des rituels de son cru, comme un cri d’équipe ou une sortie.',
  ],
  howToInteract: [
    'Saluer avant de se mettre au travail\u00a0: une minute sur la fin de semaine ouvre la porte.',
    'Parler franchement des tensions du groupe, qui ne lui ont pas échappé.',
    'Critiquer en tête-à-tête et finir en disant que la confiance est toujours là.',
    'S’intéresser à son tour à l’athlète\u00a0: demander comment ça va et attendre la vraie réponse.',
  ],
  overwhelmed: {
    signs: [
      'Tu réponds aux messages de tout le monde passé minuit et tu bâilles à l’entraînement du matin.',
      'Tu gardes le sourire, puis tu exploses quand on te demande une chose de trop.',
      'Juste avant ton épreuve, tu règles encore une chicane entre deux autres personnes.',
    ],
    advice: [
      'Confie un problème trop lourd à un ou une adulte de confiance\u00a0: ce n’est pas à toi de le régler.',
      'Prends les quinze dernières minutes avant le départ pour toi, écouteurs sur les oreilles.',
      'Réponds «\u00a0demain\u00a0» à une demande aujourd’hui et constate que l’équipe tient le coup.',
    ],
    coaching: [
      'Prendre soi-même en main le conflit du groupe et le lui dire.',
      'Alléger ses tâches le jour de la compétition\u00a0: quelqu’un d’autre peut organiser le covoiturage.',
      'Demander ce qu’il faut à l’athlète, et non au groupe, et creuser un «\u00a0ça va\u00a0» trop rapide.',
    ],
  },
  carriedAway: {
    signs: [
      'Tu parles aux coachs au nom de l’équipe sans l’avoir consultée.',
      'Quelqu’un qui veut la paix reçoit un troisième discours d’encouragement.',
      'Les gens qui sautent la sortie sentent ta déception toute la semaine.',
    ],
    advice: [
      'Demande «\u00a0Compagnie ou tranquillité?\u00a0» et respecte la réponse.',
      'Pendant une journée, occupe-toi d’une seule humeur\u00a0: la tienne.',
      'Consulte deux personnes avant d’annoncer ce que «\u00a0tout le monde\u00a0» pense.',
    ],
    coaching: [
      'Répartir les rôles sociaux pour que l’ambiance ne repose pas sur une seule personne.',
      'Rappeler que certaines personnes se préparent en silence et leur réserver un coin.',
      'Dire clairement que l’amitié ne compte pas dans la sélection, avant d’afficher la liste.',
    ],
  },
};
