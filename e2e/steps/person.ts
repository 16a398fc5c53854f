import { randomUUID } from 'node:crypto';
import type { Language } from '../fixtures/words.ts';

export interface Person {
  readonly language: Language;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly region: string;
}

const names = {
  en: { firstName: 'Imani', lastName: 'Okafor', region: 'Ontario' },
  'fr-ca': { firstName: 'Océane', lastName: 'Lévesque', region: 'Québec' },
} as const;

/** A person without an account, with a unique email address. */
export const newPerson = (language: Language): Person => ({
  language,
  ...names[language],
  email: `${randomUUID()}@mail.example`,
  password: 'a long enough password',
});
