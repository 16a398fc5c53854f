import type { Language } from '@palmares/domain/kernel';
import { m } from '../../paraglide/messages.js';

/** Forms of a label's title after « Bonjour » or "Hello". */
const titles: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/^(?:coach|entra[iî]neure?|entra[iî]neuse)$/iu, 'Coach'],
    [/^(?:m\.|mr\.?|monsieur)$/iu, 'Mr.'],
    [/^(?:mme|mrs\.?|ms\.?|madame)$/iu, 'Ms.'],
    [/^(?:dre?\.?|docteure?)$/iu, 'Dr.'],
  ],
  'fr-ca': [
    [/^(?:coach|entra[iî]neure?|entra[iî]neuse)$/iu, 'coach'],
    [/^(?:m\.|mr\.?|monsieur)$/iu, 'Monsieur'],
    [/^(?:mme|mrs\.?|ms\.?|madame)$/iu, 'Madame'],
    [/^(?:dr\.?|docteur)$/iu, 'Docteur'],
    [/^(?:dre\.?|docteure)$/iu, 'Docteure'],
  ],
};

const titleOf = (word: string, language: Language): string | undefined =>
  titles[language].find(([pattern]) => pattern.test(word))?.[1];

/** A name such as "Brodeur", "O’Neil" or "Côté-Roy". */
const isName = (word: string): boolean => /^\p{Lu}[\p{L}’'-]*\.?$/u.test(word);

/**
 * Returns the person that a label names: "Coach Brodeur" in "Coach Brodeur, Cégep Garneau". Undefined without a title,
 * which alone tells the label of a person from that of a school.
 */
const personIn = (label: string, language: Language): string | undefined => {
  const [first = '', ...names] = (label.split(/[,;:(/–—]| - /u, 1)[0] ?? '').trim().split(/\s+/u);
  const title = titleOf(first, language);
  if (title === undefined || names.length === 0 || names.length > 3 || !names.every(isName)) return undefined;
  return [title, ...names].join(' ');
};

export const greetingFor = (label: string, language: Language): string => {
  const person = personIn(label, language);
  const inLanguage = { locale: language };
  return person === undefined
    ? m.share_message_greeting({}, inLanguage)
    : m.share_message_greeting_to({ person }, inLanguage);
};
