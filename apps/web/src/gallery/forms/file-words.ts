import type { FileLimitsInWords, FileRefusalReason } from '@palmares/ui';
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
  readonly processing: string;
  readonly ready: string;
  readonly unused: string;
  readonly use: string;
  readonly offline: string;
  readonly takePicture: string;
  readonly newName: string;
  readonly saveName: string;
  readonly keepName: string;
  readonly retry: string;
  readonly lost: string;
  readonly locked: string;
  readonly pages: (count: number) => string;
  readonly uploading: (name: string) => string;
  readonly cancel: (name: string) => string;
  readonly remove: (name: string) => string;
  readonly download: (name: string) => string;
  readonly rename: (name: string) => string;
  readonly refused: Readonly<Record<FileRefusalReason, (name: string, limits: FileLimitsInWords) => string>>;
  readonly names: readonly [string, string, string, string, string, string, string];
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
    processing: 'being checked',
    ready: 'Added',
    unused: 'Uploaded, not added yet',
    use: 'Add',
    offline: 'Adding a file needs a connection. You are offline.',
    takePicture: 'Take a picture',
    newName: 'New name',
    saveName: 'Save the new name',
    keepName: 'Keep the old name',
    retry: 'Try again',
    lost: 'The connection was lost before the end. The file is still here.',
    locked: 'This PDF has a password. Save a copy without one and add that.',
    pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
    uploading: (name) => `Sending ${name}`,
    cancel: (name) => `Stop sending ${name}`,
    remove: (name) => `Remove ${name}`,
    download: (name) => `Download ${name}`,
    rename: (name) => `Rename ${name}`,
    refused: {
      type: (name, { types }) => `${name} was not added: choose a ${types} file.`,
      size: (name, { size }) => `${name} was not added: it is larger than ${size}.`,
      empty: (name) => `${name} was not added: it is empty.`,
      count: (name, { files }) => `${name} was not added: there is room for ${files} files.`,
      one: (name) => `${name} was not added: choose only one file.`,
    },
    names: [
      'report-card-2026.pdf',
      'transcript-secondary-5-with-the-comments-of-every-teacher-final-version-signed.pdf',
      'honour-roll.png',
      'letter-from-the-principal.pdf',
      'certificate.jpg',
      'transcript-with-password.pdf',
      'letter-from-the-coach.pdf',
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
    processing: 'en vérification',
    ready: 'Ajouté',
    unused: 'Téléversé, pas encore ajouté',
    use: 'Ajouter',
    offline: 'Il faut une connexion pour ajouter un fichier. Tu es hors ligne.',
    takePicture: 'Prendre une photo',
    newName: 'Nouveau nom',
    saveName: 'Enregistrer le nouveau nom',
    keepName: 'Garder l’ancien nom',
    retry: 'Réessayer',
    lost: 'La connexion a coupé avant la fin. Le fichier est encore ici.',
    locked: 'Ce PDF a un mot de passe. Enregistre une copie sans mot de passe et ajoute-la.',
    pages: (count) => (count < 2 ? `${count} page` : `${count} pages`),
    uploading: (name) => `Envoi de ${name}`,
    cancel: (name) => `Arrêter l’envoi de ${name}`,
    remove: (name) => `Retirer ${name}`,
    download: (name) => `Télécharger ${name}`,
    rename: (name) => `Renommer ${name}`,
    refused: {
      type: (name, { types }) => `${name} n’a pas été ajouté : choisis un fichier ${types}.`,
      size: (name, { size }) => `${name} n’a pas été ajouté : il dépasse ${size}.`,
      empty: (name) => `${name} n’a pas été ajouté : il est vide.`,
      count: (name, { files }) => `${name} n’a pas été ajouté : il y a de la place pour ${files} fichiers.`,
      one: (name) => `${name} n’a pas été ajouté : choisis un seul fichier.`,
    },
    names: [
      'bulletin-2026.pdf',
      'releve-de-notes-secondaire-5-avec-les-commentaires-de-chaque-prof-version-finale-signee.pdf',
      'tableau-d-honneur.png',
      'lettre-de-la-direction.pdf',
      'attestation.jpg',
      'releve-avec-mot-de-passe.pdf',
      'lettre-de-la-coach.pdf',
    ],
  },
} satisfies Words<FileWords>;
