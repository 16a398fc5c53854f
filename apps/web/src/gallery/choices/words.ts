import type { TeamColor } from '@palmares/ui';
import type { Words } from '../exhibit.ts';

interface ChoiceWords {
  readonly sport: string;
  readonly sportHint: string;
  readonly sportError: string;
  readonly search: string;
  readonly none: string;
  readonly open: string;
  readonly clear: string;
  readonly groups: { readonly team: string; readonly alone: string };
  readonly sports: readonly (readonly [id: string, label: string])[];
  readonly school: string;
  readonly schoolError: string;
  readonly schools: readonly (readonly [id: string, label: string])[];
  readonly choose: string;
  readonly dialog: string;
  readonly dialogOpen: string;
  readonly close: string;
  readonly plan: string;
  readonly planError: string;
  readonly plans: readonly (readonly [id: string, label: string, text: string])[];
  readonly style: string;
  readonly styles: readonly (readonly [id: string, label: string])[];
  readonly country: string;
  readonly countries: readonly (readonly [id: string, label: string])[];
  readonly longChoices: readonly (readonly [id: string, label: string])[];
  readonly colour: string;
  readonly colours: readonly (readonly [id: TeamColor | '', label: string])[];
  readonly terms: string;
  readonly termsError: string;
  readonly permission: string;
  readonly permissionHint: string;
  readonly show: string;
  readonly showHint: string;
}

export const words = {
  en: {
    sport: 'Sport',
    sportHint: 'This season’s. You can add others later.',
    sportError: 'Choose a sport from the list.',
    search: 'Type to search',
    none: 'No match found.',
    open: 'Show choices',
    clear: 'Clear choice',
    groups: { team: 'In a team', alone: 'On your own' },
    sports: [
      ['hockey', 'Hockey'],
      ['basketball', 'Basketball'],
      ['soccer', 'Soccer'],
      ['waterpolo', 'Water polo'],
      ['swimming', 'Swimming'],
      ['trackAndField', 'Track and field'],
      ['fencing', 'Fencing'],
    ],
    school: 'Type of school',
    schoolError: 'Choose a type of school.',
    schools: [
      ['high', 'High school'],
      ['secondary', 'Secondary'],
      ['cegep', 'Cegep'],
    ],
    choose: 'Choose',
    dialog: 'Add sport',
    dialogOpen: 'Open in dialog',
    close: 'Close',
    plan: 'Who can open this link?',
    planError: 'Choose who can open it.',
    plans: [
      ['anyone', 'Anyone with the link', 'Nothing to type. It opens right away.'],
      ['passcode', 'Anyone with the link and the passcode', 'Six digits you give them yourself.'],
      ['nobody', 'Nobody for now', 'You can turn the link back on anytime.'],
    ],
    style: 'How do you learn a new play?',
    styles: [
      ['visual', 'I watch it'],
      ['auditory', 'I hear it explained'],
      ['kinesthetic', 'I try it'],
    ],
    country: 'Where do you play?',
    countries: [
      ['can', 'Canada'],
      ['usa', 'United States'],
    ],
    longChoices: [
      ['all', 'Everything since the first season'],
      ['three', 'The last three seasons'],
      ['one', 'This season only'],
    ],
    colour: 'Team colour',
    colours: [
      ['', 'None'],
      ['red', 'Red'],
      ['orange', 'Orange'],
      ['gold', 'Gold'],
      ['green', 'Green'],
      ['blue', 'Blue'],
      ['purple', 'Purple'],
    ],
    terms: 'I accept the terms of use',
    termsError: 'Accept the terms to create your account.',
    permission: 'This person agreed to be listed',
    permissionHint: 'Ask first, and tell them scouts may see their details.',
    show: 'Show my results',
    showHint: 'This changes every link right away.',
  },
  'fr-ca': {
    sport: 'Sport',
    sportHint: 'Celui de cette saison; les autres viennent après.',
    sportError: 'Choisis un sport dans la liste.',
    search: 'Écris pour chercher',
    none: 'Aucune correspondance.',
    open: 'Voir les choix',
    clear: 'Effacer le choix',
    groups: { team: 'En équipe', alone: 'En solo' },
    sports: [
      ['hockey', 'Hockey'],
      ['basketball', 'Basketball'],
      ['soccer', 'Soccer'],
      ['waterpolo', 'Water-polo'],
      ['swimming', 'Natation'],
      ['trackAndField', 'Athlétisme'],
      ['fencing', 'Escrime à l’épée'],
    ],
    school: 'Type d’établissement',
    schoolError: 'Choisis un type d’établissement.',
    schools: [
      ['high', 'École secondaire (hors Québec)'],
      ['secondary', 'École secondaire (Québec)'],
      ['cegep', 'Cégep'],
    ],
    choose: 'Choisis',
    dialog: 'Ajouter un sport',
    dialogOpen: 'Ouvrir dans une fenêtre',
    close: 'Fermer',
    plan: 'Qui peut ouvrir ce lien?',
    planError: 'Choisis qui peut l’ouvrir.',
    plans: [
      ['anyone', 'Toute personne qui a le lien', 'Rien à taper. Il s’ouvre tout de suite.'],
      ['passcode', 'Toute personne qui a le lien et le code d’accès', 'Six chiffres que tu donnes toi-même.'],
      ['nobody', 'Personne pour l’instant', 'Tu peux réactiver le lien à tout moment.'],
    ],
    style: 'Comment apprends-tu un nouveau jeu?',
    styles: [
      ['visual', 'Je le regarde'],
      ['auditory', 'On me l’explique'],
      ['kinesthetic', 'Je l’essaie'],
    ],
    country: 'Où joues-tu?',
    countries: [
      ['can', 'Canada'],
      ['usa', 'États-Unis'],
    ],
    longChoices: [
      ['all', 'Tout depuis la première saison'],
      ['three', 'Les trois dernières saisons'],
      ['one', 'Cette saison seulement'],
    ],
    colour: 'Couleur de l’équipe',
    colours: [
      ['', 'Aucune'],
      ['red', 'Rouge'],
      ['orange', 'Orange'],
      ['gold', 'Or'],
      ['green', 'Vert'],
      ['blue', 'Bleu'],
      ['purple', 'Mauve'],
    ],
    terms: 'J’accepte les conditions d’utilisation',
    termsError: 'Accepte les conditions pour créer ton compte.',
    permission: 'Cette personne a donné son accord',
    permissionHint: 'Demande-lui d’abord, et préviens-la que ses coordonnées pourront paraître sur ta page.',
    show: 'Montrer mes résultats',
    showHint: 'Ça change tout de suite, pour tous les liens.',
  },
} satisfies Words<ChoiceWords>;
