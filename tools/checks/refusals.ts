import type { Language } from '@palmares/domain/kernel';
import { type Messages, textsOf } from './message-parity.ts';

const english = [
  'accept|add|agree|ask|change|check|choose|clear|close|create|delete|email|enter|fill|log|look|open|paste|print|rank',
  'reload|remove|replace|save|see|send|set|subscribe|try|type|upload|use|verify|wait|write',
];

/** The forms with « tu » and with « vous ». « Il faut » speaks to both. */
const french = [
  'abonne|accepte|ajoute|attends|change|cherche|choisis|classe|coche|colle|confirme|connecte|consulte|crée|demandes?',
  'écris|enregistre|entre|envoie|essaie|imprime|limite|recharge|reconnecte|redemande|réessaie|regarde|remplis|retape',
  'retire|téléverse|utilise|vérifie',
  'attendez|cochez|connectez|demandez|écrivez|entrez|envoyez|limitez|ouvrez|rechargez|reconnectez|réessayez|regardez',
  'remplissez|utilisez|vérifiez|il faut',
];

/** At the start of a clause, where English and French put an imperative. */
const askingFor = (verbs: readonly string[]): RegExp =>
  new RegExp(`(?:^|[.:;,?] |\\s(?:and|or|then|puis|ou|et) )(?:${verbs.join('|')})(?!\\p{L})`, 'iu');

const asks: Readonly<Record<Language, RegExp>> = { en: askingFor(english), 'fr-ca': askingFor(french) };

/** Why these ask for nothing. */
export const exceptions: Readonly<Record<string, string>> = {
  error_page_id_label: 'a label',
  error_page_mail_subject: 'a subject',
  error_page_retry: 'a button',
  error_page_status: 'holds the words of another error',
  error_page_title: 'quoted by the specification, and the page below it says what to do',
  error_page_write: 'a link',
  error_reload: 'a button',
  refusal_character_after: 'a place, which begins refusal_character',
  refusal_character_line: 'a place, which begins refusal_character',
  refusal_character_line_after: 'a place, which begins refusal_character',
  refusal_character_start: 'a place, which begins refusal_character',
  refusal_reset_link_invalid: 'quoted by the specification, and the page below it offers a new link',
};

/**
 * Takes the messages of one language; returns one line per refusal or error that does not ask its reader for anything, in
 * any of its variants.
 */
export const refusalFailures = (messages: Messages, language: Language): readonly string[] =>
  Object.entries(messages)
    .filter(([key]) => /^(?:refusal|error)_/.test(key) && !(key in exceptions))
    .flatMap(([key, message]) =>
      textsOf(message)
        .filter((text) => !asks[language].test(text))
        .map((text) => `${key}: says what happened, not what to do: ${text} (${language})`),
    );
