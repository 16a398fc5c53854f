import type { Words } from '../exhibit.ts';

interface ActionWords {
  readonly save: string;
  readonly long: string;
  readonly remove: string;
}

export const words = {
  en: { save: 'Save', long: 'Save this season and go on with the performances of the one before', remove: 'Remove' },
  'fr-ca': {
    save: 'Enregistrer',
    long: 'Enregistrer cette saison et continuer avec les performances de la précédente',
    remove: 'Supprimer',
  },
} satisfies Words<ActionWords>;
