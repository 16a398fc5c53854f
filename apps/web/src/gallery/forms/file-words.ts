import type { FileRefusalReason } from '@palmares/ui';
import type { Words } from '../exhibit.ts';

interface FileWords {
  readonly documents: string;
  readonly documentsHint: string;
  readonly missing: string;
  readonly choose: string;
  readonly more: string;
  readonly drop: string;
  readonly full: string;
  readonly waiting: string;
  readonly done: string;
  readonly retry: string;
  readonly lost: string;
  readonly uploading: (name: string) => string;
  readonly cancel: (name: string) => string;
  readonly remove: (name: string) => string;
  readonly refused: Readonly<Record<FileRefusalReason, (name: string) => string>>;
  readonly names: readonly [string, string, string, string];
}

export const fileWords = {
  en: {
    documents: 'Academic documents',
    documentsHint: 'PDF, JPEG or PNG, up to 15 MB each.',
    missing: 'Add your last report card.',
    choose: 'Choose a file',
    more: 'Choose another file',
    drop: 'or drop it here',
    full: 'Maximum reached. Remove one to add another.',
    waiting: 'waiting its turn',
    done: 'Added',
    retry: 'Try again',
    lost: 'The connection was lost before the end. The file is still here.',
    uploading: (name) => `Sending ${name}`,
    cancel: (name) => `Stop sending ${name}`,
    remove: (name) => `Remove ${name}`,
    refused: {
      type: (name) => `${name} was not added: choose a PDF, a JPEG or a PNG.`,
      size: (name) => `${name} was not added: it is larger than 15 MB.`,
      count: (name) => `${name} was not added: there is no room for that many.`,
    },
    names: [
      'report-card-2026.pdf',
      'transcript-secondary-5-with-the-comments-of-every-teacher-final-version-signed.pdf',
      'honour-roll.png',
      'letter-from-the-principal.pdf',
    ],
  },
  'fr-ca': {
    documents: 'Documents scolaires',
    documentsHint: 'PDF, JPEG ou PNG, jusqu’à 15 Mo chacun.',
    missing: 'Ajoute ton dernier bulletin.',
    choose: 'Choisir un fichier',
    more: 'Choisir un autre fichier',
    drop: 'ou dépose-le ici',
    full: 'Maximum atteint. Retires-en un pour en ajouter un autre.',
    waiting: 'attend son tour',
    done: 'Ajouté',
    retry: 'Réessayer',
    lost: 'La connexion a coupé avant la fin. Le fichier est encore ici.',
    uploading: (name) => `Envoi de ${name}`,
    cancel: (name) => `Arrêter l’envoi de ${name}`,
    remove: (name) => `Retirer ${name}`,
    refused: {
      type: (name) => `${name} n’a pas été ajouté : choisis un PDF, un JPEG ou un PNG.`,
      size: (name) => `${name} n’a pas été ajouté : il dépasse 15 Mo.`,
      count: (name) => `${name} n’a pas été ajouté : il n’y a plus assez de place.`,
    },
    names: [
      'bulletin-2026.pdf',
      'releve-de-notes-secondaire-5-avec-les-commentaires-de-chaque-prof-version-finale-signee.pdf',
      'tableau-d-honneur.png',
      'lettre-de-la-direction.pdf',
    ],
  },
} satisfies Words<FileWords>;
