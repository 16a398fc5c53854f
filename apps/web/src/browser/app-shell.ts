import { languages } from '@palmares/domain/kernel';

/** The address of the document that the service worker keeps for the pages of the app, in each language. */
const shells: readonly string[] = languages.map((language) => `/${language}/app/shell`);

export const isAppShell = (path: string): boolean => shells.includes(path);
