import type { Fact } from '../../shared-portfolio/card-fact.ts';
import type { Words } from '../exhibit.ts';

interface PortfolioWords {
  readonly goaltender: {
    readonly kicker: readonly { readonly value: string }[];
    readonly greeting: readonly string[];
    readonly description: string;
    readonly season: string;
    readonly figures: readonly Fact[];
    readonly facts: readonly Fact[];
  };
  readonly facts: readonly Fact[];
  readonly longFirstName: string;
  readonly longLastName: string;
  readonly contents: readonly { readonly title: string; readonly inside: readonly string[] }[];
  readonly items: readonly [string, string, string];
  readonly drag: {
    readonly help: string;
    readonly handle: (name: string) => string;
    readonly at: (name: string, place: number) => string;
    readonly cancelled: (name: string) => string;
  };
}

export const words = {
  en: {
    goaltender: {
      kicker: [{ value: 'Ice hockey' }, { value: 'Goaltender' }],
      greeting: ['Hi, I’m Nora.', 'I stop pucks.'],
      description: 'Calm in the net, loud on the bench.',
      season: '2026–2027 season',
      figures: [
        { label: 'Save percentage', value: '.921' },
        { label: 'Goals-against average', value: '1.94' },
        { label: 'Shutouts', value: '6' },
      ],
      facts: [
        { label: 'Age', value: '17 years' },
        { label: 'Team', value: 'Lakeside U18 AAA' },
      ],
    },
    facts: [{ label: 'Age', value: '15 years' }],
    longFirstName: 'Marie-Antoinette',
    longLastName: 'Vaillancourt-Désormeaux',
    contents: [
      { title: 'Introduction', inside: [] },
      { title: 'Sports history', inside: ['2026–2027', '2025–2026'] },
      { title: 'Motto', inside: [] },
    ],
    items: ['Save percentage', 'Goals-against average', 'Shutouts'],
    drag: {
      help: 'Press Space to pick up, arrow keys to move, Space again to drop, Escape to cancel.',
      handle: (name) => `Reorder ${name}`,
      at: (name, place) => `Position ${place}: ${name}`,
      cancelled: (name) => `Cancelled. Back where it was: ${name}`,
    },
  },
  'fr-ca': {
    goaltender: {
      kicker: [{ value: 'Hockey sur glace' }, { value: 'Gardienne de but' }],
      greeting: ['Moi, c’est Nora.', 'J’arrête des rondelles.'],
      description: 'Calme dans le filet, bruyante sur le banc.',
      season: 'Saison 2026–2027',
      figures: [
        { label: 'Pourcentage d’arrêts', value: ',921' },
        { label: 'Moyenne de buts alloués', value: '1,94' },
        { label: 'Jeux blancs', value: '6' },
      ],
      facts: [
        { label: 'Âge', value: '17 ans' },
        { label: 'Équipe', value: 'Lakeside M18 AAA' },
      ],
    },
    facts: [{ label: 'Âge', value: '15 ans' }],
    longFirstName: 'Marie-Antoinette',
    longLastName: 'Vaillancourt-Désormeaux',
    contents: [
      { title: 'Introduction', inside: [] },
      { title: 'Parcours sportif', inside: ['2026–2027', '2025–2026'] },
      { title: 'Devise', inside: [] },
    ],
    items: ['Pourcentage d’arrêts', 'Moyenne de buts alloués', 'Jeux blancs'],
    drag: {
      help: 'Appuie sur Espace pour saisir, sur les flèches pour déplacer, de nouveau sur Espace pour déposer, sur Échap pour annuler.',
      handle: (name) => `Réordonner ${name}`,
      at: (name, place) => `Position ${place} : ${name}`,
      cancelled: (name) => `Annulé. De retour à sa place : ${name}`,
    },
  },
} satisfies Words<PortfolioWords>;
