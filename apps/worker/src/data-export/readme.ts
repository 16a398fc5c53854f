import { EXPORT_FORMAT } from '@palmares/domain/data-export';
import type { Language } from '@palmares/domain/kernel';
import { dayWords } from '../mail/figures.ts';
import { m } from '../paraglide/messages.js';

interface Readme {
  readonly language: Language;
  readonly name: string;
  readonly at: Date;
  readonly publicUrl: string;
}

/** Says what each file of the archive is, in the athlete's language. */
export const readmeText = ({ language, name, at, publicUrl }: Readme): string => {
  const locale = { locale: language };
  const schema = `${publicUrl}/export-schema.json`;
  const files = [
    ['account.json', m.export_readme_account({}, locale)],
    ['portfolio.json', m.export_readme_portfolio({}, locale)],
    ['identity.json', m.export_readme_identity({}, locale)],
    ['sharing.json', m.export_readme_sharing({}, locale)],
    ['history.txt', m.export_readme_history_words({}, locale)],
    ['history.json', m.export_readme_history({}, locale)],
    ['files/', m.export_readme_files({}, locale)],
    ['files/removed/', m.export_readme_removed({}, locale)],
  ].map(([file, words]) => `${file}\n  ${words}`);
  return `${[
    m.export_readme_title({}, locale),
    m.export_readme_made({ name, date: dayWords(at, language) }, locale),
    ...files,
    m.export_readme_schema({ schema, format: EXPORT_FORMAT }, locale),
    m.export_readme_left_out({}, locale),
  ].join('\n\n')}\n`;
};
