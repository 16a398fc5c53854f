import type { ColorTexts } from '../../texts.ts';

export const competition = {
  c9: {
    stem: 'On commence l’échauffement avant une compétition.',
    a: 'J’ai hâte que ça parte et je donne le ton.',
    b: 'Je garde mon calme et je reste près de mon monde.',
    c: 'Je suis ma routine, toujours dans le même ordre.',
    d: 'Je monte le son et je tape dans la main de tout le monde.',
  },
  c33: {
    stem: 'L’arbitre ou les juges tranchent contre moi.',
    a: 'Je me tais et je laisse retomber la poussière.',
    b: 'Je passe à autre chose et j’attaque la suite à fond.',
    c: 'Je garde le sourire et je détends l’atmosphère.',
    d: 'Je pense à ce que dit exactement le règlement.',
  },
  c34: {
    stem: 'Tout se joue sur le dernier essai.',
    a: 'Je repasse ce qu’on a préparé pour ce moment.',
    b: 'La foule me donne des ailes et j’ose un coup d’éclat.',
    c: 'Je garde la tête froide et je rassure les gens autour de moi.',
    d: 'Je veux que le geste décisif vienne de moi.',
  },
  c12: {
    stem: 'Dans quelques minutes, c’est ma course, mon match ou mon combat.',
    a: 'Je jase avec les autres pour faire sortir le stress.',
    b: 'Je répète mon plan étape par étape.',
    c: 'Je regarde droit devant, en mode attaque.',
    d: 'Je respire lentement et je reste dans ma bulle.',
  },
  c35: {
    stem: 'L’adversaire me surprend en pleine compétition.',
    a: 'J’observe ce qui a changé, puis je m’ajuste.',
    b: 'J’improvise quelque chose pour surprendre à mon tour.',
    c: 'Je réplique aussitôt et je mets plus de pression.',
    d: 'Je compte sur mes forces et je garde mon calme.',
  },
  c43: {
    stem: 'Je fais une grosse erreur devant tout le monde.',
    a: 'Je respire un bon coup et je me donne une chance.',
    b: 'Je me reprends à la première occasion.',
    c: 'Je cherche la cause pour la corriger.',
    d: 'J’en ris et je recommence à m’amuser.',
  },
  c44: {
    stem: 'Contre toute attente, on gagne.',
    a: 'Je me tourne tout de suite vers le prochain défi.',
    b: 'Je savoure tranquillement avec mes proches.',
    c: 'Je lance la fête et je fais chanter tout le monde.',
    d: 'Je note ce qui a marché pour qu’on le refasse.',
  },
  c36: {
    stem: 'Le mauvais temps retarde notre départ de deux heures.',
    a: 'Je sors un jeu de cartes et je fais rire le monde.',
    b: 'Je refais mon horaire, repas et échauffement compris.',
    c: 'Je m’installe et je m’assure que tout le monde est bien.',
    d: 'Je vais voir l’organisation pour qu’on sache à quoi s’en tenir.',
  },
} satisfies Partial<ColorTexts>;
