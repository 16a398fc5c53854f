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
    missing: 'Add your latest report card.',
    choose: 'Choose file',
    more: 'Choose another file',
    drop: 'or drop a file here',
    full: 'Maximum reached. Remove one to add another.',
    waiting: 'Waiting to upload',
    processing: 'Checking the document',
    ready: 'Added',
    unused: 'Uploaded, not added yet',
    use: 'Add to portfolio',
    offline: 'You’re offline. You need a connection to upload a file.',
    takePicture: 'Take picture',
    newName: 'New name',
    saveName: 'Save new name',
    keepName: 'Keep old name',
    retry: 'Try again',
    lost: 'The connection was lost. Try again.',
    locked: 'This PDF has a password. Save a copy without one, then add it.',
    pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
    uploading: (name) => `Uploading ${name}`,
    cancel: (name) => `Cancel uploading ${name}`,
    remove: (name) => `Remove ${name}`,
    download: (name) => `Download ${name}`,
    rename: (name) => `Rename ${name}`,
    refused: {
      type: (name, { types }) => `${name} wasn’t added. Choose a ${types} file.`,
      size: (name, { size }) => `${name} wasn’t added. Choose a file of up to ${size}.`,
      empty: (name) => `${name} is empty. Choose another file.`,
      count: (name, { files }) => `${name} wasn’t added. Remove a file first: ${files} is the maximum.`,
      one: (name) => `${name} wasn’t added. Choose one file only.`,
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
    drop: 'ou dépose un fichier ici',
    full: 'Maximum atteint. Retires-en un pour en ajouter un autre.',
    waiting: 'En attente de téléversement',
    processing: 'On vérifie le document',
    ready: 'Ajouté',
    unused: 'Téléversé, pas encore ajouté',
    use: 'Ajouter au portfolio',
    offline: 'Tu es hors ligne. Il faut une connexion pour téléverser un fichier.',
    takePicture: 'Prendre une photo',
    newName: 'Nouveau nom',
    saveName: 'Enregistrer le nouveau nom',
    keepName: 'Garder l’ancien nom',
    retry: 'Réessayer',
    lost: 'La connexion a été perdue. Réessaie.',
    locked: 'Ce PDF a un mot de passe. Enregistre une copie sans mot de passe et ajoute-la.',
    pages: (count) => (count < 2 ? `${count} page` : `${count} pages`),
    uploading: (name) => `Téléversement de ${name}`,
    cancel: (name) => `Annuler le téléversement de ${name}`,
    remove: (name) => `Retirer ${name}`,
    download: (name) => `Télécharger ${name}`,
    rename: (name) => `Renommer ${name}`,
    refused: {
      type: (name, { types }) => `${name} n’a pas été ajouté. Choisis un fichier ${types}.`,
      size: (name, { size }) => `${name} n’a pas été ajouté. Choisis un fichier d’au plus ${size}.`,
      empty: (name) => `${name} est vide. Choisis un autre fichier.`,
      count: (name, { files }) => `${name} n’a pas été ajouté. Retire d’abord un fichier : le maximum est de ${files}.`,
      one: (name) => `${name} n’a pas été ajouté. Choisis un seul fichier.`,
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
