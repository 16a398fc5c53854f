import type { AthletePictureName } from '../../drawings/athletes/athlete-picture.tsx';
import type { ColorDrawingName } from '../../drawings/colors/color-drawing.tsx';
import type { EmptyDrawingName } from '../../drawings/empty/empty-drawing.tsx';
import type { LearningStyleDrawingName } from '../../drawings/learning-styles/learning-style-drawing.tsx';
import type { MaskDrawingName } from '../../drawings/masks/mask-drawing.tsx';
import type { Words } from '../exhibit.ts';

interface DrawingWords {
  readonly brand: string;
  readonly masks: Readonly<Record<MaskDrawingName, string>>;
  readonly colors: Readonly<Record<ColorDrawingName, string>>;
  readonly styles: Readonly<Record<LearningStyleDrawingName, string>>;
  readonly empty: Readonly<Record<EmptyDrawingName, string>>;
  readonly podium: string;
  readonly athletes: Readonly<Record<AthletePictureName, string>>;
}

export const words = {
  en: {
    brand: 'Palmarès',
    masks: {
      soldier: 'Soldier',
      maven: 'Maven',
      engineer: 'Engineer',
      captain: 'Captain',
      player: 'Player',
      strategist: 'Strategist',
      driven: 'Driven',
    },
    colors: { red: 'Red', blue: 'Blue', green: 'Green', yellow: 'Yellow' },
    styles: { auditory: 'Auditory', visual: 'Visual', 'inner-dialog': 'Inner dialog', kinesthetic: 'Kinesthetic' },
    empty: {
      'not-found': 'No such page',
      'no-portfolio-yet': 'No portfolio yet',
      'no-links': 'No link shared yet',
      'no-results': 'Nothing found',
      offline: 'Offline',
      'link-closed': 'Not public',
      locked: 'Behind a passcode',
      inbox: 'Look in your inbox',
      error: 'Something broke',
    },
    podium: 'All done',
    athletes: { goaltender: 'A goaltender in front of her net', swimmer: 'A swimmer on her back, one arm up' },
  },
  'fr-ca': {
    brand: 'Palmarès',
    masks: {
      soldier: 'Soldat',
      maven: 'Érudit',
      engineer: 'Ingénieur',
      captain: 'Capitaine',
      player: 'Joueur',
      strategist: 'Stratège',
      driven: 'Fonceur',
    },
    colors: { red: 'Rouge', blue: 'Bleu', green: 'Vert', yellow: 'Jaune' },
    styles: {
      auditory: 'Auditif',
      visual: 'Visuel',
      'inner-dialog': 'Dialogue intérieur',
      kinesthetic: 'Kinesthésique',
    },
    empty: {
      'not-found': 'Page introuvable',
      'no-portfolio-yet': 'Pas encore de portfolio',
      'no-links': 'Aucun lien partagé',
      'no-results': 'Aucun résultat',
      offline: 'Hors ligne',
      'link-closed': 'Pas public',
      locked: 'Derrière un code',
      inbox: 'Regarde tes courriels',
      error: 'Quelque chose a lâché',
    },
    podium: 'Tout est fait',
    athletes: { goaltender: 'Une gardienne devant son filet', swimmer: 'Une nageuse sur le dos, un bras levé' },
  },
} satisfies Words<DrawingWords>;
