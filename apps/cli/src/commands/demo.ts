import { findByEmail } from '@palmares/db/accounts/accounts';
import { hashPassword } from '@palmares/db/accounts/password';
import { connect, type Database } from '@palmares/db/database';
import { createEventLog, createKeyring, type Keyring } from '@palmares/db/event-log/index';
import { checkBeforeStart } from '@palmares/db/integrity/start-checks';
import { linksOf } from '@palmares/db/sharing/links-of';
import { hashPasscode } from '@palmares/db/sharing/passcode';
import { publishTokenOpener } from '@palmares/db/sharing/sealed-token';
import { Command } from 'commander';
import { demoConfig, readConfig } from '../config.ts';
import type { DemoAthlete } from '../demo/athlete.ts';
import { goaltender } from '../demo/goaltender.ts';
import { demoPasscode, demoPassword } from '../demo/secrets.ts';
import { seedAthlete } from '../demo/seed-athlete.ts';
import { swimmer } from '../demo/swimmer.ts';
import { type OutputOptions, print } from '../output.ts';

type Answer = Readonly<Record<string, string>>;

const linkAnswers = async (
  { kysely }: Database,
  keyring: Keyring,
  athleteId: string,
  { suffix, locale }: DemoAthlete,
  publicUrl: string,
): Promise<Answer> => {
  const links = await linksOf(kysely, { athleteId, unseal: publishTokenOpener(keyring, kysely, athleteId) });
  const live = links.filter(({ token }) => token !== null);
  const addressed = live.map(({ protected: isProtected, token }): [string, string] => [
    `${isProtected ? 'protected link' : 'link'}${suffix}`,
    new URL(`/${locale}/athletes/${token}`, publicUrl).href,
  ]);
  return Object.fromEntries(addressed.sort(([a], [b]) => a.localeCompare(b)));
};

const seed = async (output: OutputOptions): Promise<void> => {
  const config = readConfig(demoConfig);
  const { PALMARES_PEPPER: pepper, PUBLIC_URL: publicUrl } = config;
  const database = connect({ url: config.DATABASE_URL, applicationName: 'palmares demo', max: 3 });
  try {
    await checkBeforeStart(database, { masterKey: config.PALMARES_MASTER_KEY });
    const keyring = createKeyring({ masterKey: config.PALMARES_MASTER_KEY });
    const log = createEventLog(database, keyring);
    const password = demoPassword(pepper);
    const passcode = demoPasscode(pepper);
    const made: string[] = [];
    let answer: Answer = {};
    for (const demo of [goaltender, swimmer]) {
      const existing = await findByEmail(database.kysely, demo.email);
      const athleteId =
        existing?.accountId ??
        (await seedAthlete(demo, {
          log,
          keyring,
          passwordHash: await hashPassword(password),
          passcodeHash: await hashPasscode(pepper, passcode),
          at: new Date(),
        }));
      if (!existing) made.push(demo.firstName);
      const links = await linkAnswers(database, keyring, athleteId, demo, publicUrl);
      answer = { ...answer, [`email${demo.suffix}`]: demo.email, ...links };
    }
    await log.settled();
    answer = { ...answer, password, passcode };
    print(output, answer, (facts) =>
      [
        made.length > 0 ? `Made ${made.join(' and ')}.` : 'The demo athletes are there already.',
        ...Object.entries(facts).map(([name, value]) => `  ${name.padEnd(26)}${value}`),
      ].join('\n'),
    );
  } finally {
    await database.close();
  }
};

export const demoCommand = (): Command =>
  new Command('demo')
    .description('fictional athletes to show the product with')
    .addCommand(
      new Command('seed')
        .description('make two complete athletes, one in each language; once')
        .option('--json', 'answer as JSON')
        .action(seed),
    );
