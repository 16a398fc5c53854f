import type { ColorTexts } from '../../texts.ts';

export const training = {
  c42: {
    stem: 'Notre coach nous montre un exercice tout nouveau.',
    a: 'J’y mets de la vie et j’embarque les autres.',
    b: 'Je me mets avec quelqu’un et on démêle ça ensemble.',
    c: 'Je passe en premier pour lancer l’exercice.',
    d: 'Je me fais préciser les étapes avant de commencer.',
  },
  c2: {
    stem: 'Il est six heures du matin et l’entraînement commence.',
    a: 'Je veux faire le plus dur tout de suite.',
    b: 'Je regarde le programme et je dose mes efforts.',
    c: 'Je réveille tout le monde avec mon énergie.',
    d: 'Je commence en douceur et je trouve mon rythme.',
  },
  c3: {
    stem: 'Mon temps, mon lancer ou mon tir plafonne.',
    a: 'Je me laisse du temps et je mise sur la constance.',
    b: 'Je pousse plus fort et je chamboule ma routine.',
    c: 'Je fouille dans mes stats pour trouver la cause.',
    d: 'J’essaie de nouvelles idées et j’en demande aux autres.',
  },
  c4: {
    stem: 'Je choisis avec qui faire un exercice à deux.',
    a: 'Je cherche quelqu’un qui soigne chaque répétition.',
    b: 'Je prends quelqu’un qui rend l’effort amusant.',
    c: 'Je vais vers quelqu’un de fiable avec qui je m’entends bien.',
    d: 'Je choisis quelqu’un de fort qui va me pousser.',
  },
  c5: {
    stem: 'Je reçois mon programme d’entraînement pour l’été.',
    a: 'Je cherche d’abord la semaine la plus dure.',
    b: 'Je trouve du monde pour le faire avec moi.',
    c: 'Je l’organise pour garder du temps avec mes proches.',
    d: 'Je lis chaque ligne et je me fais un tableau de suivi.',
  },
  c6: {
    stem: 'Notre coach filme ma technique et me montre la vidéo.',
    a: 'Je la commente comme à la télé et je ris de mes grimaces.',
    b: 'J’écoute les commentaires et je prends le temps d’y penser.',
    c: 'J’étudie la vidéo image par image.',
    d: 'Je veux savoir quoi changer, et vite.',
  },
  c7: {
    stem: 'La salle de muscu est pleine et on manque de temps.',
    a: 'J’offre à quelqu’un d’alterner avec moi.',
    b: 'Je change l’ordre de mes exercices pour gagner du temps.',
    c: 'Je prends la première station libre et je commence.',
    d: 'Je ramasse du monde et on se fait un circuit.',
  },
  c8: {
    stem: 'La fatigue embarque et il reste deux intervalles.',
    a: 'J’ajuste mon allure pour bien finir les deux.',
    b: 'J’attaque le prochain à pleine vitesse.',
    c: 'J’encourage les autres et leur énergie me porte.',
    d: 'Je respire, je relâche et je garde un effort constant.',
  },
} satisfies Partial<ColorTexts>;
