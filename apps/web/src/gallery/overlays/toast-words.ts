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
    undoableTitle: 'Provincial bronze was removed.',
    undone: 'Provincial bronze is back.',
    failing: 'Let something fail',
    failingTitle: 'You are still logged in',
    failingText: 'The server could not be reached. Check your connection and try again.',
    long: 'Say something long',
    longText:
      'Whoever has the link for the recruiting office of Northern-Lights-University-of-Notre-Dame-des-Sept-Douleurs reads from now on that the portfolio is not public. Your other links stay open.',
  },
  'fr-ca': {
    plain: 'Copier quelque chose',
    plainTitle: 'Lien copié.',
    undoable: 'Retirer quelque chose',
    undoableTitle: 'Bronze provincial a été retiré.',
    undone: 'Bronze provincial est de retour.',
    failing: 'Faire échouer quelque chose',
    failingTitle: 'Ta session est toujours ouverte',
    failingText: 'Le serveur est injoignable. Vérifie ta connexion, puis réessaie.',
    long: 'Dire quelque chose de long',
    longText:
      'Qui a le lien du bureau de recrutement de l’Université-des-Aurores-boréales-de-Notre-Dame-des-Sept-Douleurs lit maintenant que le portfolio n’est pas public. Tes autres liens restent ouverts.',
  },
} satisfies Words<ToastWords>;
