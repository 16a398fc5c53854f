import type { MaskExplanation } from '../../explanations.ts';

export const player: MaskExplanation = {
  traits: ['Plaisir', 'Audace', 'Improvisation'],
  summary: 'Quand ça chauffe, tu vas vers le plaisir\u00a0: une blague, un truc nouveau, un coup osé.',
  overview: [
    'Tu danses dans le corridor et tu souris sur la ligne de départ. Tirer de l’arrière avec deux minutes à faire te paraît une bonne histoire à raconter; tes épaules se relâchent et tu tentes le geste que d’autres gardent pour l’entraînement. De la musique, une gageure ou un nom niaiseux pour un exercice, et te voilà en marche.',
    'Même en janvier, le sport reste un jeu pour toi, ce qui aide un groupe à traverser les semaines grises. Après une défaite, tu lâches prise, tu ris dans l’auto et tu penses à la suite, parfois avant d’avoir retenu la leçon. C’est dans les longues séries toutes pareilles que tu décroches, et un petit défi inventé te ramène.',
  ],
  characteristics: [
    'Le temps libre à la fin de l’entraînement devient un concours de trucs que tu inventes.',
    'En attendant ton tour, tu changes les cônes en buts et les serviettes en capes.',
    'Tu essaies une passe à l’aveugle en plein match et tu ris quand elle finit dans les estrades.',
    'Une imitation de ton cru brise le silence dans la fourgonnette avant une finale.',
  ],
  qualities: [
    'Les erreurs glissent sur toi et l’essai suivant repart à neuf.',
    'On a du mal à te deviner, car tu sais à peine toi-même ce qui s’en vient.',
    'Autour de toi, les mâchoires se desserrent, même celles des coachs.',
    'Un horaire chamboulé ou un gymnase bizarre, ça t’amuse plus que ça te dérange.',
  ],
  drawbacks: [
    'La base t’ennuie dès la troisième série, et ça paraît dans ton effort.',
    'Une blague au mauvais moment a déjà déconcentré quelqu’un de ton équipe.',
    'Sur la balle de match, tu choisis parfois le spectaculaire alors qu’un service sûr suffirait.',
    'Devant une discussion sérieuse, tu t’esquives avec une farce, et les problèmes attendent.',
  ],
  howToMotivate: [
    'Transformer une série plate en concours avec un prix ridicule.',
    'Réserver un coin de l’entraînement à l’invention et demander à voir le résultat.',
    'Varier le décor\u00a0: dehors, à deux, avec de nouvelles règles, avec une trame sonore.',
    'Montrer qu’on savoure ses bons coups\u00a0: un rire des coachs compte beaucoup.',
  ],
  howToInteract: [
    'Embarquer dans la blague, puis faire sa demande en peu de mots.',
    'Marquer les moments de concentration par un signal net et les garder courts.',
    'Accueillir son côté sérieux quand il se montre, sans taquiner.',
    'Discuter d’une erreur en marchant côte à côte plutôt qu’autour d’un bureau.',
  ],
  overwhelmed: {
    signs: [
      'Tes blagues deviennent plus fortes, plus piquantes, et font rire moins de monde.',
      'D’un coup, les farces cessent et tu restes au fond, le capuchon sur la tête.',
      'Tu trouves des raisons de sortir\u00a0: un appel, un soulier, encore les toilettes.',
    ],
    advice: [
      'Dis une fois ce qui se passe pour vrai, par exemple «\u00a0ce saut me fait peur\u00a0», à quelqu’un de proche.',
      'Fais un jeu d’un petit bout de la tâche, comme retomber sans faire de bruit.',
      'Si plus rien ne t’amuse depuis des semaines, parles-en à un ou une adulte de confiance.',
    ],
    coaching: [
      'Chercher ce que cachent les pitreries et demander, à l’écart, ce qui est difficile aujourd’hui.',
      'Baisser l’enjeu un moment avec un jeu qui ne compte pas.',
      'Prendre au sérieux un silence soudain\u00a0: il en dit plus long qu’une mauvaise blague.',
    ],
  },
  carriedAway: {
    signs: [
      'Tu fais ta danse de célébration pendant que le jeu continue.',
      'Trois personnes ont lâché l’exercice pour regarder ton tir-surprise.',
      'Les défis grossissent chaque fois et quelqu’un pourrait se blesser.',
    ],
    advice: [
      'Garde le coup osé pour une avance de trois points, et dis à quelqu’un ce que ce sera.',
      'Regarde les visages autour de toi avant la deuxième blague.',
      'Donne-toi un bloc sérieux par jour, avec un début et une fin à l’horloge.',
    ],
    coaching: [
      'Dire exactement quand le plaisir s’arrête, sans chicaner pour le plaisir lui-même.',
      'Canaliser l’énergie en lui laissant inventer le retour au calme du groupe.',
      'Rester ferme sur les défis et la sécurité, avec les mêmes règles pour tout le monde.',
    ],
  },
};
