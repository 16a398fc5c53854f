import type { DateParts } from '@palmares/ui';
import type { Words } from '../exhibit.ts';

interface FormWords {
  readonly town: string;
  readonly townHint: string;
  readonly townFilled: string;
  readonly townError: string;
  readonly stats: readonly string[];
  readonly search: string;
  readonly clearSearch: string;
  readonly found: (count: number) => string;
  readonly longLabel: string;
  readonly optional: string;
  readonly greeting: string;
  readonly greetings: readonly [short: string, near: string, over: string];
  readonly motto: string;
  readonly mottoFilled: string;
  readonly characters: (left: number) => string;
  readonly mottoError: string;
  readonly weight: string;
  readonly pounds: string;
  readonly weightError: string;
  readonly mark: string;
  readonly outOf: string;
  readonly height: string;
  readonly feet: string;
  readonly inches: string;
  readonly heightError: string;
  readonly birth: string;
  readonly birthError: string;
  readonly date: DateParts;
  readonly password: string;
  readonly passwordError: string;
  readonly eye: { readonly show: string; readonly hide: string };
  readonly code: string;
  readonly codeHint: string;
  readonly codeError: string;
}

export const words = {
  en: {
    town: 'Hometown',
    townHint: 'Where you grew up. Example: Thunder Bay',
    townFilled: 'Chicoutimi',
    townError: 'Enter at least 2 characters.',
    stats: ['Save percentage', 'Shutouts', 'Wins'],
    search: 'Search stats',
    clearSearch: 'Clear search',
    found: (count) => (count === 1 ? '1 result' : `${count} results`),
    longLabel: 'What would a coach who has never seen you play need to know before calling you back?',
    optional: 'optional',
    greeting: 'Second line of your greeting',
    greetings: ['Nora', 'Number 31, in goal', 'Number 31, in the goal'],
    motto: 'Motto, explained',
    mottoFilled:
      'My first coach wrote it on the board before every game.\nI didn’t understand it until we lost one we should have won.',
    mottoError: 'Explain it in a sentence or two.',
    characters: (left) => (left < 0 ? `${-left} characters too many` : `${left} characters left`),
    weight: 'Weight',
    pounds: 'pounds',
    weightError: 'Enter a weight from 50 to 500 lb.',
    mark: 'GPA',
    outOf: 'out of 4.33',
    height: 'Height',
    feet: 'feet',
    inches: 'inches',
    heightError: 'Enter inches from 0 to 11.',
    birth: 'Date of birth',
    birthError: 'Choose a month.',
    date: { day: 'Day', month: 'Month', year: 'Year' },
    password: 'Password',
    passwordError: 'Enter at least 8 characters.',
    eye: { show: 'Show password', hide: 'Hide password' },
    code: 'Code',
    codeHint: 'The six digits in the email we just sent.',
    codeError: 'That’s not the right code. Try again.',
  },
  'fr-ca': {
    town: 'Ville d’origine',
    townHint: 'Là où tu as grandi. Exemple : Trois-Rivières',
    townFilled: 'Chicoutimi',
    townError: 'Écris au moins 2 caractères.',
    stats: ['Victoires', 'Jeux blancs', 'Pourcentage d’arrêts'],
    search: 'Chercher dans les statistiques',
    clearSearch: 'Effacer la recherche',
    found: (count) => (count > 1 ? `${count} résultats` : `${count} résultat`),
    longLabel: 'Avant de te rappeler, que devrait savoir quelqu’un qui n’a vu aucun de tes matchs?',
    optional: 'facultatif',
    greeting: 'Deuxième ligne de ta salutation',
    greetings: ['Jade', 'La fille du couloir', 'La fille du quatrième couloir'],
    motto: 'Ta devise, expliquée',
    mottoFilled:
      'Dans mon premier club, on l’écrivait au tableau avant chaque match.\nJe ne l’ai comprise qu’en perdant celui qu’on aurait dû gagner.',
    mottoError: 'Raconte-la en une phrase ou deux.',
    characters: (left) => (left < 0 ? `${-left} caractères de trop` : `${left} caractères restants`),
    weight: 'Poids',
    pounds: 'livres',
    weightError: 'Écris un poids de 50 à 500 lb.',
    mark: 'Moyenne (GPA)',
    outOf: 'sur 4,33',
    height: 'Taille',
    feet: 'pieds',
    inches: 'pouces',
    heightError: 'Entre un nombre de pouces de 0 à 11.',
    birth: 'Date de naissance',
    birthError: 'Choisis un mois.',
    date: { day: 'Jour', month: 'Mois', year: 'Année' },
    password: 'Mot de passe',
    passwordError: 'Écris au moins 8 caractères.',
    eye: { show: 'Afficher le mot de passe', hide: 'Masquer le mot de passe' },
    code: 'Code',
    codeHint: 'Les six chiffres du courriel qu’on vient de t’envoyer.',
    codeError: 'Ce n’est pas le bon code. Essaie encore.',
  },
} satisfies Words<FormWords>;
