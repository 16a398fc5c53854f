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
    add: 'Add season',
    next: 'Next',
    open: 'Open portfolio',
    long: 'Save this season and continue with the performances of the previous one',
    remove: 'Remove',
    copy: 'Copy link',
    bold: 'Pin to top',
    stats: ['Goals', 'Save percentage', 'National ranking, U.S. Ski & Snowboard'],
    before: 'Coaches read it on a phone. ',
    link: 'See how it looks there',
    after: ', then send it.',
  },
  'fr-ca': {
    save: 'Enregistrer',
    add: 'Ajouter une saison',
    next: 'Suivant',
    open: 'Ouvrir le portfolio',
    long: 'Enregistrer cette saison et continuer avec les performances de la précédente',
    remove: 'Retirer',
    copy: 'Copier le lien',
    bold: 'Épingler',
    stats: ['Buts', 'Pourcentage d’arrêts', 'Récupérations défensives par manche'],
    before: 'Les coachs le lisent sur leur téléphone. ',
    link: 'Regarde de quoi il a l’air',
    after: ', puis envoie-le.',
  },
} satisfies Words<ActionWords>;
