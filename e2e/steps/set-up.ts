import { grantPlan } from '@palmares/application';
import { findByEmail } from '@palmares/db/accounts';
import { createEventLog, type PostgresEventLog } from '@palmares/db/event-store';
import { createLink, newPublishToken, sealPublishToken } from '@palmares/db/sharing';
import { type SectionContent, type SectionName, sections } from '@palmares/domain/portfolio';
import type { ProductUnderTest } from '../fixtures/product.ts';
import type { Language } from '../fixtures/words.ts';
import { appendEvents, applyChanges } from './edits.ts';
import type { Person } from './person.ts';
import { texts } from './portfolio.ts';
import { untilProjected } from './projected.ts';
import { anAthlete, withDatabase } from './signed-in.ts';

export type Contents = { readonly [Name in SectionName]?: Partial<SectionContent<Name>> };

/** The introduction that `writeIntroduction` types. */
export const introductionIn = (language: Language): Contents => ({
  introduction: { greetingsLine1: texts[language].greeting, intro: texts[language].story },
});

/** The motto that `writeMotto` types. */
export const mottoIn = (language: Language): Contents => ({ motto: { motto: texts[language].motto } });

const changesOf = <Name extends SectionName>(name: Name, content: Partial<SectionContent<Name>> | undefined) => {
  const empty = sections[name].empty() as SectionContent<Name>;
  return sections[name].changes(empty as never, { ...empty, ...content } as never);
};

const write = async (log: PostgresEventLog, athleteId: string, contents: Contents): Promise<void> => {
  for (const section of Object.keys(contents) as SectionName[])
    await applyChanges(log, athleteId, section, changesOf(section, contents[section]));
};

const grant = async (log: PostgresEventLog, athleteId: string): Promise<void> => {
  const operator = { kind: 'operator', name: 'e2e', reason: 'a journey', device: null } as const;
  const granted = await grantPlan({ log, now: () => new Date() }, operator, {
    athleteId,
    until: null,
    commandId: crypto.randomUUID(),
  });
  if (!granted.ok) throw new Error(granted.refusal.code);
};

/** Writes sections that nobody has written yet, for journeys about something else. */
export const writeSections = (product: ProductUnderTest, athleteId: string, contents: Contents): Promise<void> =>
  withDatabase(product, async ({ database, keyring }) => {
    await write(createEventLog(database, keyring), athleteId, contents);
    await untilProjected(database, 'portfolio', athleteId);
  });

/** Grants the Athlete Plan, for journeys about something else than paying. */
export const givePlan = (product: ProductUnderTest, athleteId: string): Promise<void> =>
  withDatabase(product, async ({ database, keyring }) => {
    await grant(createEventLog(database, keyring), athleteId);
    await untilProjected(database, 'plan', athleteId);
  });

/**
 * Creates an athlete with the plan and this portfolio in the database. Returns the path of their link, which has no
 * passcode.
 */
export const sharedPageOf = async (product: ProductUnderTest, person: Person, contents: Contents): Promise<string> => {
  await anAthlete(product, person);
  return withDatabase(product, async ({ database, keyring }) => {
    const { kysely } = database;
    const athleteId = (await findByEmail(kysely, person.email))?.athleteId ?? '';
    const log = createEventLog(database, keyring);
    await write(log, athleteId, contents);
    await grant(log, athleteId);
    const [linkId, token] = [crypto.randomUUID(), newPublishToken()];
    const tokenSealed = await sealPublishToken(keyring, kysely, { athleteId, linkId }, token);
    const rest = { label: 'e2e', passcodeHash: null, expiresAt: null };
    await kysely.transaction().execute((tx) => createLink(tx, { linkId, athleteId, token, tokenSealed, ...rest }));
    for (const kind of ['portfolio', 'plan'] as const) await untilProjected(database, kind, athleteId);
    return `/${person.language}/athletes/${token}`;
  });
};

/** Makes a link without a passcode for each label, all at the same time. */
export const writeLinks = async (
  product: ProductUnderTest,
  athleteId: string,
  labels: readonly string[],
): Promise<void> => {
  const links = labels.map((label) => ({ linkId: crypto.randomUUID(), label }));
  const terms = { passcode: 'none', expiresAt: null, parts: null };
  const published = links.map((link) => ({ type: 'PortfolioPublished', data: { ...link, ...terms } }) as const);
  await appendEvents(product, athleteId, published, 'sharing');
  await withDatabase(product, ({ database: { kysely }, keyring }) =>
    kysely.transaction().execute(async (tx) => {
      for (const link of links) {
        const token = newPublishToken();
        const tokenSealed = await sealPublishToken(keyring, tx, { athleteId, linkId: link.linkId }, token);
        await createLink(tx, { ...link, athleteId, token, tokenSealed, passcodeHash: null, expiresAt: null });
      }
    }),
  );
};
