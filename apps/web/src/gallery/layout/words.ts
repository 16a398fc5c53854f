import type { Words } from '../exhibit.ts';

interface LayoutWords {
  readonly lead: string;
  readonly status: string;
  readonly action: string;
  readonly section: string;
  readonly all: string;
  readonly paragraph: string;
  readonly longWord: string;
  readonly tones: readonly [string, string, string, string, string, string];
  readonly card: string;
  readonly questions: readonly { readonly id: string; readonly title: string; readonly content: string }[];
  readonly links: string;
  readonly linkColumns: {
    readonly name: string;
    readonly state: string;
    readonly views: string;
    readonly ends: string;
  };
  readonly linkRows: readonly {
    readonly name: string;
    readonly state: string;
    readonly views: string;
    readonly ends: string;
  }[];
  readonly noLinks: string;
  readonly play: string;
  readonly video: string;
  readonly longVideo: string;
  readonly fromYouTube: string;
  readonly onPage: string;
}

export const words = {
  en: {
    lead: 'Season by season: where you played, what you did, who noticed.',
    status: 'All changes saved.',
    action: 'Preview',
    section: 'Season 2025–2026',
    all: 'All seasons',
    paragraph:
      'I grew up on outdoor ice behind the fire hall. I learned to read a shooter’s hips before I learned to skate backwards, and I still do the one a little better than the other.',
    longWord: 'Saint-Louis-du-Ha!-Ha!-Notre-Dame-des-Sept-Douleurs-Sainte-Marguerite-du-Lac-Masson',
    tones: ['Plain', 'Quiet', 'First', 'It didn’t work', 'It worked', 'Watch out'],
    card: 'A surface with a border.',
    questions: [
      {
        id: 'free',
        title: 'Is building my portfolio free?',
        content: 'Yes. Writing it, previewing it and taking the Identity test are free. Only sharing needs a plan.',
      },
      {
        id: 'who',
        title: 'Who can see what I write?',
        content: 'Only you, until you give someone a link. Close a link anytime, and it stops working right away.',
      },
      {
        id: 'long',
        title:
          'What happens to the links I gave to coaches and scouts when I go back to the free plan at the end of a month?',
        content: 'They stop working on the date shown in your account. They work again if you resubscribe.',
      },
    ],
    links: 'Your links',
    linkColumns: { name: 'For', state: 'Status', views: 'Views', ends: 'Ends' },
    linkRows: [
      { name: 'Coach Tremblay', state: 'Open', views: '12', ends: 'Dec 31, 2026' },
      {
        name: 'Northern Lights University, women’s hockey',
        state: 'Open, with a passcode',
        views: '1,204',
        ends: 'No end date',
      },
      { name: 'My aunt in Moncton', state: 'Closed', views: '3', ends: 'Oct 2, 2026' },
    ],
    noLinks: 'No links yet. Create the first one for someone you trust.',
    play: 'Play:',
    video: 'Third period against Lakeport',
    longVideo: 'Every save of the provincial final, with the two that went in, because a scout wants to see those too',
    fromYouTube: 'Plays from YouTube when you press Play',
    onPage: 'Opens on another site',
  },
  'fr-ca': {
    lead: 'Saison par saison : où tu as joué, ce que tu as fait, qui l’a remarqué.',
    status: 'Tout est enregistré.',
    action: 'Aperçu',
    section: 'Saison 2025–2026',
    all: 'Toutes les saisons',
    paragraph:
      'J’ai appris à nager dans le lac, derrière le chalet de ma grand-mère. Elle chronométrait avec la minuterie du four. Depuis, je n’ai jamais cessé de vouloir rentrer avant que ça sonne.',
    longWord: 'Saint-Louis-du-Ha!-Ha!-Notre-Dame-des-Sept-Douleurs-Sainte-Marguerite-du-Lac-Masson',
    tones: ['Simple', 'Discret', 'En premier', 'Ça n’a pas marché', 'Ça a marché', 'Attention'],
    card: 'Une surface avec une bordure.',
    questions: [
      {
        id: 'free',
        title: 'Est-ce gratuit de créer mon portfolio?',
        content: 'Oui. L’écrire, le prévisualiser et faire le test Identity ne coûte rien. Seul le partage est payant.',
      },
      {
        id: 'who',
        title: 'Qui peut voir ce que j’écris?',
        content:
          'Toi seulement, tant que tu n’as pas donné de lien. Tu peux fermer un lien quand tu veux : il cesse aussitôt de fonctionner.',
      },
      {
        id: 'long',
        title:
          'Qu’arrive-t-il aux liens que j’ai donnés à des coachs et à des équipes de recrutement quand je reviens au forfait gratuit à la fin d’un mois?',
        content:
          'Ils cessent de fonctionner à la date indiquée dans ton compte. Ils fonctionnent de nouveau si tu te réabonnes.',
      },
    ],
    links: 'Tes liens',
    linkColumns: { name: 'Pour', state: 'État', views: 'Visites', ends: 'Prend fin' },
    linkRows: [
      { name: 'Coach Tremblay', state: 'Actif', views: '12', ends: '31 déc. 2026' },
      {
        name: 'Université des Aurores, natation féminine',
        state: 'Actif, avec un code d’accès',
        views: '1 204',
        ends: 'Sans date de fin',
      },
      { name: 'Ma tante à Moncton', state: 'Fermé', views: '3', ends: '2 oct. 2026' },
    ],
    noLinks: 'Aucun lien pour l’instant. Crée le premier pour quelqu’un en qui tu as confiance.',
    play: 'Lire :',
    video: 'Finale du 100 m papillon',
    longVideo:
      'Toutes mes courses des championnats provinciaux, y compris les deux ratées, parce qu’au recrutement, on veut aussi voir celles-là',
    fromYouTube: 'Joue depuis YouTube quand tu appuies sur Lecture',
    onPage: 'S’ouvre sur un autre site',
  },
} satisfies Words<LayoutWords>;
