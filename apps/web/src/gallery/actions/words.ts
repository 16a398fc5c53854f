import type { Words } from '../exhibit.ts';

interface ActionWords {
  readonly save: string;
  readonly add: string;
  readonly next: string;
  readonly open: string;
  readonly long: string;
  readonly remove: string;
  readonly copy: string;
  readonly bold: string;
  readonly stats: readonly string[];
  readonly before: string;
  readonly link: string;
  readonly after: string;
}

export const words = {
  en: {
    save: 'Save',
    add: 'Add a season',
    next: 'Next',
    open: 'Open the portfolio',
    long: 'Save this season and go on with the performances of the one before',
    remove: 'Remove',
    copy: 'Copy the link',
    bold: 'Keep it in sight',
    stats: ['Goals', 'Save percentage', 'National ranking, U.S. Ski & Snowboard'],
    before: 'A coach reads it on a phone. ',
    link: 'See how it looks there',
    after: ', then send it.',
  },
  'fr-ca': {
    save: 'Enregistrer',
    add: 'Ajouter une saison',
    next: 'Suivant',
    open: 'Ouvrir le portfolio',
    long: 'Enregistrer cette saison et continuer avec les performances de la précédente',
    remove: 'Supprimer',
    copy: 'Copier le lien',
    bold: 'Garder à vue',
    stats: ['Buts', 'Pourcentage d’arrêts', 'Récupérations défensives par manche'],
    before: 'Un entraîneur le lit sur son téléphone. ',
    link: 'Regarde de quoi il a l’air',
    after: ', puis envoie-le.',
  },
} satisfies Words<ActionWords>;
