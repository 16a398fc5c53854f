import type { Words } from '../exhibit.ts';

interface OverlayWords {
  readonly open: string;
  readonly close: string;
  readonly cancel: string;
  readonly send: string;
  readonly writeMessage: string;
  readonly messageHint: string;
  readonly long: string;
  readonly longTitle: string;
  readonly paragraph: string;
  readonly revoke: string;
  readonly revokeTitle: string;
  readonly revokeText: string;
  readonly more: string;
  readonly linkFor: string;
  readonly rename: string;
  readonly copyLink: string;
  readonly extend: string;
  readonly sheet: string;
}

export const words = {
  en: {
    open: 'Write message',
    close: 'Close',
    cancel: 'Cancel',
    send: 'Send',
    writeMessage: 'Write to Coach Tremblay',
    messageHint: 'Three sentences are enough: who you are, what you’re proud of, what you’d like.',
    long: 'Read the long text',
    longTitle: 'What happens to your portfolio, your links and your passcode when your plan ends',
    paragraph:
      'Everything you wrote stays in your account. Your links stop working on the date shown in your account, and we don’t tell anyone why. If you resubscribe, each one works as before, with the same passcode, until the end date you chose.',
    revoke: 'Close link',
    revokeTitle: 'Close the link for Coach Tremblay?',
    revokeText: 'It stops working right away, for good. What you wrote stays in your account.',
    more: 'More',
    linkFor: 'Link for the recruiting office of Northern-Lights-University-of-Notre-Dame-des-Sept-Douleurs',
    rename: 'Rename',
    copyLink: 'Copy link',
    extend: 'Choose another end date, or none',
    sheet: 'Open sheet',
  },
  'fr-ca': {
    open: 'Écrire un message',
    close: 'Fermer',
    cancel: 'Annuler',
    send: 'Envoyer',
    writeMessage: 'Écris à Coach Tremblay',
    messageHint: 'Trois phrases suffisent : qui tu es, ton meilleur résultat, ce que tu aimerais.',
    long: 'Lire le long texte',
    longTitle: 'Ce que deviennent ton portfolio, tes liens et ton code d’accès quand le forfait prend fin',
    paragraph:
      'Tout ce que tu as écrit reste dans ton compte. Tes liens cessent de fonctionner à la date indiquée dans ton compte, et on ne dit à personne pourquoi. Si tu te réabonnes, chacun fonctionne comme avant, avec le même code d’accès, jusqu’à la date de fin que tu as choisie.',
    revoke: 'Fermer le lien',
    revokeTitle: 'Fermer le lien de Coach Tremblay?',
    revokeText: 'Il cesse aussitôt de fonctionner, pour de bon. Ce que tu as écrit reste dans ton compte.',
    more: 'Plus',
    linkFor: 'Lien pour le bureau du recrutement de l’Université-des-Aurores-de-Notre-Dame-des-Sept-Douleurs',
    rename: 'Renommer',
    copyLink: 'Copier le lien',
    extend: 'Choisir une autre date de fin, ou aucune',
    sheet: 'Ouvrir le panneau',
  },
} satisfies Words<OverlayWords>;
