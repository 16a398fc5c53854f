import type { Words } from '../exhibit.ts';

interface NavigationWords {
  readonly signUp: string;
  readonly stepStates: { readonly done: string; readonly current: string; readonly todo: string };
  readonly signUpSteps: readonly string[];
  readonly longSteps: readonly string[];
  readonly seasonsLabel: string;
  readonly tabs: readonly { readonly value: string; readonly label: string; readonly content: string }[];
  readonly longTabs: readonly { readonly value: string; readonly label: string; readonly content: string }[];
  readonly skip: string;
}

export const words = {
  en: {
    signUp: 'Create your account',
    stepStates: { done: 'Done:', current: 'Now:', todo: 'To do:' },
    signUpSteps: ['Who you are', 'When and where you were born', 'How you log in'],
    longSteps: [
      'Create a secure link for one person',
      'Write them a message they’ll want to read',
      'Add a passcode, or share it with anyone who has the link',
      'Choose an end date',
      'Send it',
    ],
    seasonsLabel: 'Seasons',
    tabs: [
      { value: '2025', label: '2025–2026', content: 'Kingsford Ice Wolves, U18 AAA' },
      { value: '2024', label: '2024–2025', content: 'Kingsford Ice Wolves, U18 AA' },
      { value: '2023', label: '2023–2024', content: 'No sport that season.' },
    ],
    longTabs: [
      { value: 'masks', label: 'Masks and what they ask of you', content: 'Captain first, then Soldier and Engineer.' },
      { value: 'colors', label: 'Colors under pressure', content: 'Mostly red.' },
      { value: 'learning', label: 'How you learn a new movement', content: 'By doing it.' },
      { value: 'grit', label: 'Grit', content: '4 of 5: High.' },
    ],
    skip: 'Skip to content',
  },
  'fr-ca': {
    signUp: 'Crée ton compte',
    stepStates: { done: 'Fait :', current: 'Maintenant :', todo: 'À faire :' },
    signUpSteps: ['Qui tu es', 'Ta date et ton lieu de naissance', 'Comment tu te connectes'],
    longSteps: [
      'Crée un lien sécurisé pour une seule personne',
      'Écris-lui un message qu’elle aura envie de lire',
      'Ajoute un code d’accès, ou laisse entrer toute personne qui a le lien',
      'Choisis une date de fin',
      'Envoie-le',
    ],
    seasonsLabel: 'Saisons',
    tabs: [
      { value: '2025', label: '2025–2026', content: 'Club de natation Les Loutres, national' },
      { value: '2024', label: '2024–2025', content: 'Club de natation Les Loutres, provincial' },
      { value: '2023', label: '2023–2024', content: 'Aucun sport cette saison-là.' },
    ],
    longTabs: [
      {
        value: 'masks',
        label: 'Les masques et ce qu’ils exigent de toi',
        content: 'Capitaine d’abord, puis Soldat et Ingénieur.',
      },
      { value: 'colors', label: 'Tes couleurs sous pression', content: 'Surtout le rouge.' },
      { value: 'learning', label: 'Comment tu apprends un mouvement', content: 'En le faisant.' },
      { value: 'grit', label: 'Persévérance', content: '4 sur 5 : élevée.' },
    ],
    skip: 'Passer au contenu',
  },
} satisfies Words<NavigationWords>;
