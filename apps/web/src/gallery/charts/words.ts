import type { Words } from '../exhibit.ts';

interface ChartWords {
  readonly masks: string;
  readonly mask: string;
  readonly points: string;
  readonly maskNames: readonly [string, string, string, string, string, string, string];
  readonly now: string;
  readonly before: string;
  readonly colors: string;
  readonly color: string;
  readonly share: string;
  readonly colorNames: readonly [red: string, blue: string, green: string, yellow: string];
  readonly levels: readonly [high: string, mid: string, low: string];
  readonly percent: (share: number) => string;
  readonly longName: string;
}

export const words = {
  en: {
    masks: 'Your masks',
    mask: 'Mask',
    points: 'Points',
    maskNames: ['Soldier', 'Maven', 'Engineer', 'Captain', 'Player', 'Strategist', 'Driven'],
    now: 'This season',
    before: 'Last season',
    colors: 'Your colours',
    color: 'Colour',
    share: 'Share of your answers',
    colorNames: ['Red', 'Blue', 'Green', 'Yellow'],
    levels: ['High', 'Mid', 'Low'],
    percent: (share) => `${share}%`,
    longName: 'Four-hundred-metre individual medley',
  },
  'fr-ca': {
    masks: 'Tes masques',
    mask: 'Masque',
    points: 'Points',
    maskNames: ['Soldat', 'Expert', 'Ingénieur', 'Capitaine', 'Joueur', 'Stratège', 'Déterminé'],
    now: 'Cette saison',
    before: 'La saison passée',
    colors: 'Tes couleurs',
    color: 'Couleur',
    share: 'Part de tes réponses',
    colorNames: ['Rouge', 'Bleu', 'Vert', 'Jaune'],
    levels: ['Élevé', 'Moyen', 'Faible'],
    percent: (share) => `${share} %`,
    longName: 'Quatre-cents-mètres quatre nages individuel',
  },
} satisfies Words<ChartWords>;
