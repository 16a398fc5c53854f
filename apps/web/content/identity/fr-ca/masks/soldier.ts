import type { MaskExplanation } from '../../explanations.ts';

export const soldier: MaskExplanation = {
  traits: ['Sens du devoir', 'Routine', 'Constance'],
  summary: 'Quand la pression monte, tu t’accroches à ton rôle et à ta routine, et tu fais ce qu’il y a à faire.',
  overview: [
    'Avant une grosse compétition, ton sac est prêt et ton réveil est réglé. Tu t’échauffes dans l’ordre habituel, tu prends la place qu’on t’a donnée et tu la tiens jusqu’au bout. Une consigne connue te calme plus qu’un discours, et tu aimes mieux réussir une tâche ordinaire que chercher le coup d’éclat.',
    'Ce masque se voit surtout quand ça va mal. Après une dure défaite, tu ramasses ton équipement, tu te reposes et tu es là le lendemain. Par contre, il t’arrive d’attendre un ordre dont tu n’as pas besoin, ou de te taire devant une règle qui n’a pas de sens. Une courte question aux coachs te remet souvent en marche.',
  ],
  characteristics: [
    'Ton sac est prêt la veille, toujours rangé dans le même ordre.',
    'Tu arrives à l’entraînement avec dix minutes d’avance et tu commences à placer les cônes.',
    'Quand on te confie une position, tu la gardes, même loin du ballon et des caméras.',
    'À la fin d’un match perdu d’avance, tu couvres ta zone avec autant de soin qu’à la première minute.',
  ],
  qualities: [
    'Les autres savent où te trouver et pourraient te faire une passe les yeux fermés.',
    'Tu soignes un exercice ennuyant de la première à la dernière répétition.',
    'La pluie, l’autobus de 6\u00a0h ou une piscine froide changent à peine ta façon de travailler.',
    'Ce que tu promets le lundi est fait le vendredi, sans rappel.',
  ],
  drawbacks: [
    'Un changement d’alignement à la dernière minute peut te mêler pendant une demi-période.',
    'Tes idées restent dans ta tête, même quand tu vois bien le trou dans le plan.',
    'Malgré une douleur ou une grosse fatigue, tu te présentes et tu n’en parles à personne.',
    'Si quelqu’un contourne une règle que tu respectes, tu lui en veux pendant des jours.',
  ],
  howToMotivate: [
    'Confier une tâche claire, avec un début, une fin et un niveau à atteindre.',
    'Remercier pour le travail invisible\u00a0: l’effort tenu jusqu’au bout, le matériel rangé.',
    'Tenir parole sur l’horaire et sur son rôle, car rien ne passe inaperçu.',
    'Montrer ce que son rôle a changé au résultat, avec un extrait vidéo ou un chiffre.',
  ],
  howToInteract: [
    'Dire en une phrase ce qu’on attend, puis laisser faire.',
    'Annoncer les changements d’avance et préciser ce qui ne bouge pas.',
    'Demander son avis en privé, puisque ses interventions sont rares en réunion.',
    'Commencer à l’heure, car une équipe qui arrive au compte-gouttes l’épuise.',
  ],
  overwhelmed: {
    signs: [
      'Tu fais exactement ce qu’on te dit et rien de plus, le visage fermé.',
      'Deux coachs se contredisent et tu figes entre les deux.',
      'De petits oublis apparaissent dans ta routine\u00a0: le protège-dents, la gourde.',
    ],
    advice: [
      'Demande quelle tâche passe en premier et laisse les autres de côté jusqu’à ce qu’elle soit faite.',
      'Garde un bout de routine que personne ne peut t’enlever, comme trois respirations avant le départ.',
      'Avertis les coachs ou un parent quand tu es à bout de forces\u00a0: le signaler fait partie du travail.',
    ],
    coaching: [
      'Retirer toutes les consignes sauf une et la répéter calmement, dans les mêmes mots.',
      'S’entendre entre coachs sur la personne qui parle à l’athlète pendant la compétition.',
      'Demander directement son niveau de fatigue, de 1 à 10, car le sujet ne viendra pas tout seul.',
    ],
  },
  carriedAway: {
    signs: [
      'Tu comptes les retards des autres et tu le dis tout haut dans le vestiaire.',
      'Le plan ne marche plus et tu l’appliques encore à la lettre.',
      'Un jour de congé, tu fais toute la routine parce que la sauter te donne l’impression de tricher.',
    ],
    advice: [
      'Laisse la discipline des autres aux coachs et occupe-toi de ton propre travail.',
      'Conviens d’avance d’un signal qui te permet de lâcher le plan et d’improviser.',
      'Vois le jour de repos comme une consigne, puisqu’il est à l’horaire lui aussi.',
    ],
    coaching: [
      'Saluer devant le groupe une bonne décision qui sortait du plan.',
      'Laisser dix minutes d’entraînement sans consigne, puis discuter de ce que le groupe a essayé.',
      'Inscrire le repos au plan, avec autant d’importance que les grosses séances.',
    ],
  },
};
