import type { Fact } from '../../portfolio-page/card-fact.ts';
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
      greeting: ["Hi, I'm Nora.", 'Nice to meet you.'],
      description: 'Calm in the net, loud on the bench.',
      season: '2026–2027 season',
      figures: [
        { label: 'Save percentage', value: '.921' },
        { label: 'Goals against', value: '1.94' },
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
    items: ['Save percentage', 'Goals against', 'Shutouts'],
    drag: {
      help: 'Press the space bar to lift an item, the arrow keys to move it, and the space bar again to drop it.',
      handle: (name) => `Move ${name}`,
      at: (name, place) => `${name}: place ${place}`,
      cancelled: (name) => `${name} is back where it was`,
    },
  },
  'fr-ca': {
    goaltender: {
      kicker: [{ value: 'Hockey sur glace' }, { value: 'Gardienne de but' }],
      greeting: ['Salut, moi c’est Nora.', 'Enchantée!'],
      description: 'Calme dans le filet, bruyante sur le banc.',
      season: 'Saison 2026–2027',
      figures: [
        { label: 'Taux d’arrêts', value: ',921' },
        { label: 'Buts alloués', value: '1,94' },
        { label: 'Blanchissages', value: '6' },
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
    items: ['Taux d’arrêts', 'Buts alloués', 'Blanchissages'],
    drag: {
      help: 'Appuie sur la barre d’espace pour soulever un élément, sur les flèches pour le déplacer, puis encore sur la barre d’espace pour le déposer.',
      handle: (name) => `Déplacer ${name}`,
      at: (name, place) => `${name} : position ${place}`,
      cancelled: (name) => `${name} est de retour à sa place`,
    },
  },
} satisfies Words<PortfolioWords>;
