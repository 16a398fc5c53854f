import type { Words } from '../exhibit.ts';

interface FeedbackWords {
  readonly portfolio: string;
  readonly amount: (done: number, all: number) => string;
  readonly of: (all: number) => string;
  readonly closed: string;
  readonly kept: string;
  readonly offlineTitle: string;
  readonly offline: string;
  readonly failed: string;
  readonly retry: string;
  readonly longWords: string;
  readonly noSeason: string;
  readonly noSeasonText: string;
  readonly addSeason: string;
  readonly states: {
    readonly neutral: string;
    readonly busy: string;
    readonly success: string;
    readonly warning: string;
    readonly danger: string;
  };
  readonly checklist: string;
  readonly tasks: readonly [done: string, current: string, todo: string, long: string];
  readonly taskStates: { readonly done: string; readonly current: string; readonly todo: string };
  readonly why: string;
  readonly begin: string;
  readonly copy: { readonly field: string; readonly copy: string; readonly copied: string };
}

export const words = {
  en: {
    portfolio: 'Your portfolio',
    amount: (done, all) => `${done} of ${all}`,
    of: (all) => `of ${all}`,
    closed: 'This link is closed',
    kept: 'Nobody can open it any more. What you wrote is kept.',
    offlineTitle: 'You’re offline',
    offline: 'You are offline. What you type stays on this device and goes out when the connection is back.',
    failed: 'The season could not be saved. Your words are still here.',
    retry: 'Try again',
    longWords:
      'Provincial under-eighteen synchronised-swimming-and-water-polo championships of Saint-Louis-du-Ha!-Ha!, postponed once more',
    noSeason: 'No season yet',
    noSeasonText: 'Start with the one you are in: a sport, a team, a number you are proud of.',
    addSeason: 'Add a season',
    states: {
      neutral: 'Not public',
      busy: 'Saving changes...',
      success: 'All changes saved.',
      warning: 'Closes in 3 days',
      danger: 'Payment failed',
    },
    checklist: 'First steps',
    tasks: [
      'Create your account',
      'Write your introduction',
      'Add your motto',
      'Tell your sports history, season by season, with the performances that a scout should not miss',
    ],
    taskStates: { done: 'Done:', current: 'Next:', todo: 'To do:' },
    why: 'Two lines and a paragraph: it is the first thing that a scout reads.',
    begin: 'Begin',
    copy: { field: 'Link for Coach Tremblay', copy: 'Copy the link', copied: 'Link copied' },
  },
  'fr-ca': {
    portfolio: 'Ton portfolio',
    amount: (done, all) => `${done} sur ${all}`,
    of: (all) => `sur ${all}`,
    closed: 'Ce lien est fermé',
    kept: 'Plus personne ne peut l’ouvrir. Ce que tu as écrit est conservé.',
    offlineTitle: 'Tu es hors ligne',
    offline: 'Tu es hors ligne. Ce que tu écris reste sur cet appareil et partira dès que la connexion reviendra.',
    failed: 'La saison n’a pas pu être enregistrée. Tes mots sont encore là.',
    retry: 'Réessayer',
    longWords:
      'Championnats provinciaux juvéniles de natation-artistique-et-de-water-polo de Saint-Louis-du-Ha! Ha!, encore une fois remis',
    noSeason: 'Aucune saison pour l’instant',
    noSeasonText: 'Commence par celle qui est en cours : un sport, une équipe, un chiffre dont tu es fière.',
    addSeason: 'Ajouter une saison',
    states: {
      neutral: 'Pas public',
      busy: 'Enregistrement…',
      success: 'Tout est enregistré.',
      warning: 'Se ferme dans 3 jours',
      danger: 'Paiement refusé',
    },
    checklist: 'Premiers pas',
    tasks: [
      'Crée ton compte',
      'Écris ton introduction',
      'Ajoute ta devise',
      'Raconte ton parcours sportif, saison par saison, avec les performances qu’un recruteur ne devrait pas manquer',
    ],
    taskStates: { done: 'Fait :', current: 'La suite :', todo: 'À faire :' },
    why: 'Deux lignes et un paragraphe : c’est la première chose qu’un recruteur lit.',
    begin: 'Commencer',
    copy: { field: 'Lien pour l’entraîneur Tremblay', copy: 'Copier le lien', copied: 'Lien copié' },
  },
} satisfies Words<FeedbackWords>;
