import { listIncidents } from '@palmares/db/incidents';
import { languages } from '@palmares/domain/kernel';
import { z } from 'zod';
import { incidentConfig } from '../config.ts';
import { exitCodes, type OutputOptions, Problem, print } from '../output.ts';
import { withDatabase } from '../with-database.ts';
import { registerWords } from './register-words.ts';

interface ExportOptions extends OutputOptions {
  readonly language: string;
}

const languageOf = (text: string) => {
  const language = z.enum(languages).safeParse(text);
  if (!language.success) throw new Problem(`--language must be ${languages.join(' or ')}`, exitCodes.usage);
  return language.data;
};

/** Prints the whole register. */
export const exportRegister = async ({ language: text, ...output }: ExportOptions): Promise<void> => {
  const language = languageOf(text);
  await withDatabase(
    { settings: incidentConfig, applicationName: 'palmares incident export', max: 1 },
    async ({ database: { kysely } }) => {
      print(output, await listIncidents(kysely), (incidents) => registerWords(incidents, language));
      return exitCodes.ok;
    },
  );
};
