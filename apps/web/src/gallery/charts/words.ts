import type { Words } from '../exhibit.ts';

interface ChartWords {
  readonly masks: string;
  readonly mask: string;
  readonly points: string;
  readonly now: string;
  readonly before: string;
  readonly colors: string;
  readonly color: string;
  readonly share: string;
  readonly longName: string;
  readonly openings: string;
  readonly day: string;
  readonly today: string;
  readonly season: string;
}

export const words = {
  en: {
    masks: 'Your masks',
    mask: 'Mask',
    points: 'Points',
    now: 'This season',
    before: 'Last season',
    colors: 'Your colors',
    color: 'Color',
    share: 'Share of your answers',
    longName: 'Four-hundred-metre individual medley',
    openings: 'Openings',
    day: 'Day',
    today: 'Today',
    season: 'By season',
  },
  'fr-ca': {
    masks: 'Tes masques',
    mask: 'Masque',
    points: 'Points',
    now: 'Cette saison',
    before: 'La saison passée',
    colors: 'Tes couleurs',
    color: 'Couleur',
    share: 'Part de tes réponses',
    longName: 'Quatre-cents-mètres quatre nages individuel',
    openings: 'Ouvertures',
    day: 'Jour',
    today: 'Aujourd’hui',
    season: 'Par saison',
  },
} satisfies Words<ChartWords>;
