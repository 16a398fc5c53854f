import type { RankWords } from '@palmares/ui';
import type { Words } from '../exhibit.ts';

export interface IdentityWords {
  readonly situation: string;
  /** Long statements, as in the test. */
  readonly statements: readonly (readonly [id: string, text: string])[];
  readonly most: string;
  readonly least: string;
  readonly rank: (textOf: (id: string) => string, total: number) => RankWords;
  readonly question: string;
  readonly choices: readonly (readonly [id: string, text: string])[];
  readonly keys: string;
  readonly statement: string;
  readonly points: readonly [string, string, string, string, string];
  readonly progress: string;
  readonly amount: (answered: number, total: number) => string;
  readonly timer: string;
  readonly soon: string;
  readonly colors: string;
  readonly columns: { readonly label: string; readonly value: string };
  readonly ofFive: string;
  readonly kicker: string;
  readonly traits: readonly [string, string, string];
  readonly traitsLabel: string;
  readonly meaning: string;
  readonly longMask: string;
}

export const words = {
  en: {
    situation: 'It’s the night before our biggest competition of the year.',
    statements: [
      ['a', 'I recall a comeback like this one and explain how it was done.'],
      ['b', 'I check my equipment piece by piece and fine-tune the setup.'],
      ['c', 'I reread my goal and picture the result that I want.'],
      ['d', 'I message the group so that everyone feels ready to go.'],
      ['e', 'I put on music and think of the fun I’ll have tomorrow.'],
      ['f', 'I clear my head, laugh a bit and look forward to what’s next.'],
      ['g', 'I imagine what could happen and prepare for each scenario.'],
    ],
    most: 'Most like me',
    least: 'Least like me',
    rank: (textOf, total) => ({
      help: 'Press Space to pick up, arrow keys to move, Space again to drop, Escape to cancel.',
      lifted: (id, place) => `Picked up. Position ${place} of ${total}: ${textOf(id)}`,
      movedOver: (id, place) => `Position ${place} of ${total}: ${textOf(id)}`,
      dropped: (id, place) => `Dropped. Position ${place} of ${total}: ${textOf(id)}`,
      cancelled: (id) => `Cancelled. Back where it was: ${textOf(id)}`,
      up: ({ name }) => `Move up: ${name}`,
      down: ({ name }) => `Move down: ${name}`,
      drag: ({ name }) => `Move: ${name}`,
      place: ({ name, place }) => `Place ${place} of ${total}: ${name}`,
      tapMode: 'Tap to rank',
      listMode: 'Back to the list',
      tapHint: 'Tap the one most like you first. Tap again to undo.',
    }),
    question: 'Our coach draws a new play on the board.',
    choices: [
      ['a', 'It clicks once I do it for real.'],
      ['b', 'What stays with me is the drawing and its arrows.'],
      ['c', 'What stays with me is what was said, and the tone in which our coach said it to the whole group.'],
      ['d', 'I put the idea into my own words.'],
    ],
    keys: 'Press 1 to 4 to answer.',
    statement: 'I do the dullest drill with as much care as my favourite one.',
    points: ['Strongly disagree', 'Somewhat disagree', 'Neutral', 'Somewhat agree', 'Strongly agree'],
    progress: 'Your test',
    amount: (answered, total) => `${answered} of ${total}`,
    timer: 'Time left',
    soon: '5 minutes left.',
    colors: 'Your colors',
    columns: { label: 'Color', value: 'Share of your answers' },
    ofFive: 'of 5',
    kicker: 'Your first mask',
    traits: ['Brings people together', 'Speaks up when it counts', 'Notices who is struggling'],
    traitsLabel: 'Three traits',
    meaning: 'You look at the group first. Ask your coach for a role that lets you speak before a game.',
    longMask: 'Four-hundred-metre medley',
  },
  'fr-ca': {
    situation: 'C’est la veille de notre plus grosse compétition de l’année.',
    statements: [
      ['a', 'J’imagine ce qui peut arriver et je prépare aussi chaque scénario.'],
      ['b', 'Je fais rire le monde et je lance un concours pour que ce soit amusant.'],
      ['c', 'Je me place avec les plus rapides pour voir jusqu’où je peux aller.'],
      ['d', 'Je change ma déception en énergie et je vise plus haut dès demain.'],
      ['e', 'Je ramasse mes affaires, je me repose et demain, je suis au poste.'],
      ['f', 'Je vise une date pour revenir en force et j’y travaille chaque jour.'],
      ['g', 'J’étudie le jeu de nos adversaires pour préparer la suite.'],
    ],
    most: 'Me ressemble le plus',
    least: 'Me ressemble le moins',
    rank: (textOf, total) => ({
      help: 'Appuie sur Espace pour saisir, sur les flèches pour déplacer, de nouveau sur Espace pour déposer, sur Échap pour annuler.',
      lifted: (id, place) => `En main. Position ${place} sur ${total} : ${textOf(id)}`,
      movedOver: (id, place) => `Position ${place} sur ${total} : ${textOf(id)}`,
      dropped: (id, place) => `En place. Position ${place} sur ${total} : ${textOf(id)}`,
      cancelled: (id) => `Annulé. De retour à sa place : ${textOf(id)}`,
      up: ({ name }) => `Monter : ${name}`,
      down: ({ name }) => `Descendre : ${name}`,
      drag: ({ name }) => `Déplacer : ${name}`,
      place: ({ name, place }) => `Position ${place} sur ${total} : ${name}`,
      tapMode: 'Toucher en ordre',
      listMode: 'Revenir à la liste',
      tapHint: 'Touche d’abord ce qui te ressemble le plus.',
    }),
    question: 'Notre coach dessine un nouveau jeu au tableau.',
    choices: [
      ['a', 'Ça clique quand je le fais pour vrai.'],
      ['b', 'Ce qui me reste, c’est le dessin et ses flèches.'],
      ['c', 'Ce qui me reste, c’est ce qui a été dit, et le ton que notre coach a pris pour le dire à tout le groupe.'],
      ['d', 'Je remets l’idée dans mes propres mots.'],
    ],
    keys: 'Appuie sur 1 à 4 pour répondre.',
    statement: 'Je fais l’exercice le plus plate avec autant de soin que mon préféré.',
    points: ['Tout à fait en désaccord', 'Plutôt en désaccord', 'Neutre', 'Plutôt d’accord', 'Tout à fait d’accord'],
    progress: 'Ton test',
    amount: (answered, total) => `${answered} sur ${total}`,
    timer: 'Temps restant',
    soon: 'Il reste 5 minutes.',
    colors: 'Tes couleurs',
    columns: { label: 'Couleur', value: 'Part de tes réponses' },
    ofFive: 'sur 5',
    kicker: 'Ton premier masque',
    traits: ['Rassemble les gens', 'Parle quand ça compte', 'Remarque qui en arrache'],
    traitsLabel: 'Trois traits',
    meaning: 'Tu regardes le groupe en premier. Demande à ta ou ton coach un rôle où tu parles avant le match.',
    longMask: 'Quatre-cents-mètres quatre nages',
  },
} satisfies Words<IdentityWords>;
