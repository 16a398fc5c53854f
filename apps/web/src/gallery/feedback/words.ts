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
  readonly copy: {
    readonly field: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyName: string;
    readonly copiedStatus: string;
  };
}

export const words = {
  en: {
    portfolio: 'Your portfolio',
    amount: (done, all) => `${done} of ${all}`,
    of: (all) => `of ${all}`,
    closed: 'This link is closed',
    kept: 'Nobody can open it anymore. Everything you wrote is still in your account.',
    offlineTitle: 'You’re offline',
    offline: 'Your changes are saved on this device, and we’ll send them when you’re back online.',
    failed: 'We couldn’t save this season. It’s still here. Try again.',
    retry: 'Try again',
    longWords:
      'Provincial under-eighteen synchronised-swimming-and-water-polo championships of Saint-Louis-du-Ha!-Ha!, postponed once more',
    noSeason: 'No seasons yet',
    noSeasonText: 'Start with this one: a sport, a team, a number you’re proud of.',
    addSeason: 'Add season',
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
      'Add your sports history, season by season, with the performances scouts shouldn’t miss',
    ],
    taskStates: { done: 'Done:', current: 'Next:', todo: 'To do:' },
    copy: {
      field: 'Link for Coach Tremblay',
      copy: 'Copy',
      copied: 'Copied',
      copyName: 'Copy link',
      copiedStatus: 'Link copied',
    },
  },
  'fr-ca': {
    portfolio: 'Ton portfolio',
    amount: (done, all) => `${done} sur ${all}`,
    of: (all) => `sur ${all}`,
    closed: 'Ce lien est fermé',
    kept: 'Plus personne ne peut l’ouvrir. Tout ce que tu as écrit est encore dans ton compte.',
    offlineTitle: 'Tu es hors ligne',
    offline: 'Tes modifications sont enregistrées sur cet appareil et partiront au retour de la connexion.',
    failed: 'On n’a pas pu enregistrer cette saison. Elle est encore ici. Réessaie.',
    retry: 'Réessayer',
    longWords:
      'Championnats provinciaux juvéniles de natation-artistique-et-de-water-polo de Saint-Louis-du-Ha! Ha!, encore une fois remis',
    noSeason: 'Aucune saison pour l’instant',
    noSeasonText: 'Commence par celle qui est en cours : un sport, une équipe, ton meilleur résultat.',
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
      'Raconte ton parcours sportif, saison par saison, avec les performances à ne pas manquer',
    ],
    taskStates: { done: 'Fait :', current: 'La suite :', todo: 'À faire :' },
    copy: {
      field: 'Lien pour Coach Tremblay',
      copy: 'Copier',
      copied: 'Copié',
      copyName: 'Copier le lien',
      copiedStatus: 'Lien copié',
    },
  },
} satisfies Words<FeedbackWords>;
