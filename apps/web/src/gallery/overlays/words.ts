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
  readonly tip: string;
  readonly longTip: string;
}

export const words = {
  en: {
    open: 'Write a message',
    close: 'Close',
    cancel: 'Cancel',
    send: 'Send',
    writeMessage: 'Write to Coach Tremblay',
    messageHint: 'Three sentences are enough: who you are, what you are proud of, what you would like.',
    long: 'Read the long one',
    longTitle: 'What becomes of your portfolio, your links and your passcode when the plan comes to its end',
    paragraph:
      'Your words stay where they are. The links that you gave stop opening on the day that is shown on your account, and nobody is told why. When you subscribe again, each of them opens as before, with the passcode that it had, until the end date that you chose for it.',
    revoke: 'Close the link',
    revokeTitle: 'Close the link for Coach Tremblay?',
    revokeText: 'It stops opening at once and cannot be opened again. What you wrote is kept.',
    more: 'More',
    linkFor: 'Link for the recruiting office of Northern-Lights-University-of-Notre-Dame-des-Sept-Douleurs',
    rename: 'Rename',
    copyLink: 'Copy the link',
    extend: 'Choose another end date, or none',
    sheet: 'Open the sheet',
    tip: 'Copy the link',
    longTip: 'Copies the link alone. The passcode is sent apart, by telephone or in another message.',
  },
  'fr-ca': {
    open: 'Écrire un message',
    close: 'Fermer',
    cancel: 'Annuler',
    send: 'Envoyer',
    writeMessage: 'Écris à l’entraîneur Tremblay',
    messageHint: 'Trois phrases suffisent : qui tu es, ce dont tu es fière, ce que tu aimerais.',
    long: 'Lire le long texte',
    longTitle: 'Ce que deviennent ton portfolio, tes liens et ton code d’accès quand le forfait prend fin',
    paragraph:
      'Tes mots restent où ils sont. Les liens que tu as donnés cessent de s’ouvrir à la date indiquée dans ton compte, et personne n’apprend pourquoi. Si tu te réabonnes, chacun s’ouvre comme avant, avec le code qu’il avait, jusqu’à la date de fin que tu lui as choisie.',
    revoke: 'Fermer le lien',
    revokeTitle: 'Fermer le lien de l’entraîneur Tremblay?',
    revokeText: 'Il cesse aussitôt de s’ouvrir, pour de bon. Ce que tu as écrit est conservé.',
    more: 'Plus',
    linkFor: 'Lien pour le bureau du recrutement de l’Université-des-Aurores-de-Notre-Dame-des-Sept-Douleurs',
    rename: 'Renommer',
    copyLink: 'Copier le lien',
    extend: 'Choisir une autre date de fin, ou aucune',
    sheet: 'Ouvrir le panneau',
    tip: 'Copier le lien',
    longTip: 'Copie seulement le lien. Le code d’accès s’envoie à part, par téléphone ou dans un autre message.',
  },
} satisfies Words<OverlayWords>;
