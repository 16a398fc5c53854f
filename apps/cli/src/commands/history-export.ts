import { readFile } from 'node:fs/promises';
import type { Database } from '@palmares/db';
import { findByEmail } from '@palmares/db/accounts';
import { checkExport, type ExportVerdict, type HistoryContent, historyContent, signExport } from '@palmares/db/history';
import type { Keyring } from '@palmares/event-store/event-log';
import { type SigningKey, signingKey } from '@palmares/event-store/roots';
import { Command } from 'commander';
import { z } from 'zod';
import { now } from '../clock.ts';
import { checkExportConfig, exportConfig, readConfig } from '../config.ts';
import { checkedKeyring } from '../integrity/checked-keyring.ts';
import { faultWords } from '../integrity/fault-words.ts';
import { publicKeyOption, publicKeysOf } from '../integrity/public-keys.ts';
import { writeNew } from '../new-file.ts';
import { exitCodes, type OutputOptions, Problem, print } from '../output.ts';
import { writeJson, writeNotice } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { examples } from './examples.ts';

interface ExportOptions extends OutputOptions {
  readonly out?: string;
}

const contentOf = async (database: Database, keyring: Keyring, idOrEmail: string): Promise<HistoryContent> => {
  const isId = z.uuid().safeParse(idOrEmail).success;
  const athleteId = isId ? idOrEmail.toLowerCase() : (await findByEmail(database.kysely, idOrEmail))?.athleteId;
  const content = athleteId && (await historyContent(database.kysely, keyring, athleteId, now()));
  if (!content) throw new Problem(`no athlete has the ${isId ? 'id' : 'email'} ${idOrEmail}`);
  return content;
};

const summaryOf = (content: HistoryContent, file: string) => ({
  file,
  athleteId: content.athleteId,
  erasedAt: content.erasedAt,
  streams: content.streams.length,
  events: content.streams.reduce((sum, { events }) => sum + events.length, 0),
});

const write = async (content: HistoryContent, key: SigningKey, { out, ...output }: ExportOptions): Promise<void> => {
  const text = signExport(content, key);
  const erased =
    content.erasedAt && `The athlete was erased on ${content.erasedAt}: only ids, types, times and hashes remain.`;
  if (out === undefined) {
    writeJson(text);
    if (erased) writeNotice(`palmares: ${erased}`);
    return;
  }
  await writeNew(out, text);
  print(output, summaryOf(content, out), ({ file, streams, events }) =>
    [`Wrote a signed export of ${events} events in ${streams} streams to ${file}.`, ...(erased ? [erased] : [])].join(
      '\n',
    ),
  );
};

const exportHistory = (idOrEmail: string, options: ExportOptions): Promise<void> =>
  withDatabase(
    { settings: exportConfig, applicationName: 'palmares history', max: 2 },
    async ({ config, database }) => {
      const content = await contentOf(database, await checkedKeyring(database, config), idOrEmail);
      await write(content, signingKey(config.PALMARES_SIGNING_KEY), options);
      return exitCodes.ok;
    },
  );

export const historyExportCommand = (): Command =>
  new Command('export')
    .description('export everything stored about an athlete, with the history, as signed JSON')
    .argument('<athlete>', 'id or email; an erased athlete only by id')
    .option('--out <file>', 'write to this new file instead of standard output')
    .option('--json', 'answer as JSON; the export itself is always JSON')
    .addHelpText('after', examples('palmares history export nora@example.com --out nora.json'))
    .action(exportHistory);

const signatures: Readonly<Record<ExportVerdict['signature'], string>> = {
  valid: 'Signature: valid.',
  invalid: 'Signature: invalid. This is not what was exported.',
  'other key': 'Signature: made with a key that is not trusted here.',
};

const checkedInWords = ({ athleteId, exportedAt, erasedAt, publicKey, signature, streams }: ExportVerdict): string =>
  [
    `Athlete ${athleteId}, exported at ${exportedAt}${erasedAt ? `, erased on ${erasedAt}` : ''}.`,
    signatures[signature],
    `Signed with ${publicKey}`,
    ...streams.map(({ stream, events, chain }) => {
      if (!chain) return `${stream}: ${events} events, hashes cannot be checked, because the athlete was erased`;
      if (chain.intact) return `${stream}: ${events} events, every hash matches`;
      return `${stream}: version ${chain.version}: ${faultWords(chain)}`;
    }),
  ].join('\n');

const check = async (file: string, options: OutputOptions & { publicKey: readonly string[] }): Promise<void> => {
  const { PALMARES_SIGNING_KEY } = readConfig(checkExportConfig);
  const publicKeys = publicKeysOf({ PALMARES_SIGNING_KEY }, options.publicKey);
  if (publicKeys.length === 0)
    throw new Problem(
      'no key to check signatures with: set PALMARES_SIGNING_KEY or pass --public-key',
      exitCodes.usage,
    );
  const text = await readFile(file, 'utf8').catch((cause: Error) => {
    throw new Problem(`${file} cannot be read`, exitCodes.usage, { cause });
  });
  const verdict = checkExport(text, publicKeys);
  if (!verdict) throw new Problem(`${file} is not an export of palmares`);
  print(options, verdict, checkedInWords);
  if (verdict.signature !== 'valid' || verdict.streams.some(({ chain }) => chain?.intact === false))
    process.exitCode = exitCodes.failed;
};

export const historyCheckExportCommand = (): Command =>
  new Command('check-export')
    .description('check the signature and every hash of an exported file; needs no database')
    .argument('<file>', 'a file that history export wrote')
    .addOption(publicKeyOption())
    .option('--json', 'answer as JSON')
    .addHelpText('after', examples('palmares history check-export nora.json'))
    .action(check);
