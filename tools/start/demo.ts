import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '@palmares/db';
import { sectionNames } from '@palmares/domain/portfolio';
import { run } from './run.ts';
import { programs, root } from './settings.ts';

const hasAccounts = async (ownerUrl: string): Promise<boolean> => {
  const database = connect({ url: ownerUrl, applicationName: 'palmares start', max: 1 });
  try {
    return (await database.kysely.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined;
  } finally {
    await database.close();
  }
};

export type Demo = Readonly<Record<string, string>>;

const textsOf = (value: unknown): Demo =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

const contentFile = (dataFolder: string): string => join(dataFolder, 'demo-sections.json');

/** Version of a complete demo. Increase `files` whenever its files change. */
const contentNow = (): string => `${JSON.stringify({ sections: sectionNames, files: 1 })}\n`;

/** True if the demo was written by a program with other sections, or not completely. */
const lacksContent = (dataFolder: string): boolean => {
  if (!existsSync(join(dataFolder, 'demo.json'))) return false;
  const file = contentFile(dataFolder);
  return !existsSync(file) || readFileSync(file, 'utf8') !== contentNow();
};

/** Returns the step that `demo seed` has to take: an empty database gets the demo, an older demo gets its new parts. */
export const demoStep = async (dataFolder: string, ownerUrl: string): Promise<string | undefined> => {
  if (!(await hasAccounts(ownerUrl))) return 'seed the demo athletes';
  return lacksContent(dataFolder) ? 'complete the demo athletes' : undefined;
};

const isWaiting = (seeded: unknown): boolean =>
  typeof seeded === 'object' &&
  seeded !== null &&
  'waiting' in seeded &&
  Array.isArray(seeded.waiting) &&
  seeded.waiting.length > 0;

/**
 * Makes or completes the demo athletes and writes their addresses and passwords to `demo.json`. The worker must be
 * running, or starting, because it checks their files. Returns false if it has not done so in time; the next start then
 * completes them.
 */
export const seedDemo = async (
  dataFolder: string,
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<boolean> => {
  const { output } = await run(process.execPath, [programs.palmares, 'demo', 'seed', '--json'], {
    cwd: root,
    env,
    signal,
  });
  writeFileSync(join(dataFolder, 'demo.json'), output, { mode: 0o600 });
  const isComplete = !isWaiting(JSON.parse(output));
  if (isComplete) writeFileSync(contentFile(dataFolder), contentNow());
  return isComplete;
};

/** Reads `demo.json` with its addresses changed to `publicUrl`, because the port may differ between starts. */
export const readDemo = (dataFolder: string, publicUrl: string): Demo | undefined => {
  const file = join(dataFolder, 'demo.json');
  if (!existsSync(file)) return undefined;
  const here = ([name, text]: [string, string]): [string, string] => {
    if (!URL.canParse(text) || !text.startsWith('http')) return [name, text];
    const { pathname, search, hash } = new URL(text);
    return [name, new URL(pathname + search + hash, publicUrl).href];
  };
  return Object.fromEntries(Object.entries(textsOf(JSON.parse(readFileSync(file, 'utf8')))).map(here));
};
