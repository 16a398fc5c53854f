import type { Language } from '@palmares/domain/kernel';
import type { Demo } from '../start/demo.ts';

/** The demo athlete of a language. */
export interface DemoAthlete {
  readonly email: string;
  readonly password: string;
  readonly link: string;
  readonly protectedLink: string;
}

const suffixes: Readonly<Record<Language, string>> = { en: '', 'fr-ca': ' (français)' };

export const demoAthlete = (demo: Demo | undefined, language: Language): DemoAthlete => {
  const demoValue = (name: string): string => {
    const text = demo?.[name];
    if (text === undefined) throw new Error(`The demo has no "${name}". Are the demo athletes in this data folder?`);
    return text;
  };
  const own = (name: string) => demoValue(`${name}${suffixes[language]}`);
  return {
    email: own('email'),
    password: demoValue('password'),
    link: own('link'),
    protectedLink: own('protected link'),
  };
};
