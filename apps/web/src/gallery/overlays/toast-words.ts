import type { Words } from '../exhibit.ts';

interface ToastWords {
  readonly plain: string;
  readonly plainTitle: string;
  readonly undoable: string;
  readonly undoableTitle: string;
  readonly undone: string;
  readonly failing: string;
  readonly failingTitle: string;
  readonly failingText: string;
  readonly long: string;
  readonly longText: string;
}

export const toastWords = {
  en: {
    plain: 'Copy something',
    plainTitle: 'Link copied.',
    undoable: 'Remove something',
    undoableTitle: 'Provincial bronze removed.',
    undone: 'Provincial bronze is back.',
    failing: 'Make something fail',
    failingTitle: 'You’re still logged in',
    failingText: 'We couldn’t reach the server. Check your connection and try again.',
    long: 'Say something long',
    longText:
      'The link for the recruiting office of Northern-Lights-University-of-Notre-Dame-des-Sept-Douleurs is closed: anyone who opens it now reads that the portfolio isn’t public. Your other links still work.',
  },
  'fr-ca': {
    plain: 'Copier quelque chose',
    plainTitle: 'Lien copié.',
    undoable: 'Retirer quelque chose',
    undoableTitle: 'Retiré : Bronze provincial',
    undone: 'De retour : Bronze provincial',
    failing: 'Faire échouer quelque chose',
    failingTitle: 'Ta session est toujours ouverte',
    failingText: 'On n’arrive pas à joindre le serveur. Vérifie ta connexion, puis réessaie.',
    long: 'Dire quelque chose de long',
    longText:
      'Le lien du bureau de recrutement de l’Université-des-Aurores-boréales-de-Notre-Dame-des-Sept-Douleurs est fermé : on y lit maintenant que le portfolio n’est pas public. Tes autres liens fonctionnent toujours.',
  },
} satisfies Words<ToastWords>;
