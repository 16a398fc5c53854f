import type { Words } from '../exhibit.ts';

interface NavigationWords {
  readonly signUp: string;
  readonly stepStates: { readonly done: string; readonly current: string; readonly todo: string };
  readonly signUpSteps: readonly string[];
  readonly longSteps: readonly string[];
}

export const words = {
  en: {
    signUp: 'Create your account',
    stepStates: { done: 'Done:', current: 'Now:', todo: 'To do:' },
    signUpSteps: ['Who you are', 'When and where you were born', 'How you log in'],
    longSteps: [
      'Generate a secure link for one person',
      'Write them a message that they will want to read',
      'Add a passcode, or leave it open to whoever has the link',
      'Choose a day when it ends',
      'Send it',
    ],
  },
  'fr-ca': {
    signUp: 'Crée ton compte',
    stepStates: { done: 'Fait :', current: 'Maintenant :', todo: 'À faire :' },
    signUpSteps: ['Qui tu es', 'Ta date et ton lieu de naissance', 'Comment tu te connectes'],
    longSteps: [
      'Génère un lien sécurisé pour une seule personne',
      'Écris-lui un message qu’elle aura envie de lire',
      'Ajoute un code d’accès, ou laisse ouvert à quiconque a le lien',
      'Choisis le jour où il prend fin',
      'Envoie-le',
    ],
  },
} satisfies Words<NavigationWords>;
