import { uuidv7 } from '@palmares/event-store';
import { newAthleteId } from '../accounts/accounts.ts';
import type { Database } from '../database.ts';
import { createLink, type NewLink, newPublishToken } from '../sharing/links.ts';

/** "Seals" by reversing, which is enough to show that only `unseal` reads it. */
const turned = (text: string): string => [...text].reverse().join('');

export const unsealForTests = ({ tokenSealed }: { tokenSealed: Buffer }): string => turned(tokenSealed.toString());

const newLink = (given: Partial<NewLink>): NewLink => {
  const token = newPublishToken();
  return {
    linkId: uuidv7(),
    athleteId: newAthleteId(),
    token,
    tokenSealed: Buffer.from(turned(token)),
    label: 'Coach Tremblay',
    passcodeHash: null,
    expiresAt: null,
    ...given,
  };
};

export const aLink = async ({ kysely }: Database, given: Partial<NewLink> = {}): Promise<NewLink> => {
  const link = newLink(given);
  await kysely.transaction().execute((tx) => createLink(tx, link));
  return link;
};

/** Makes a link of this athlete for each label, all at the same moment and in the order of their ids. */
export const manyLinks = (
  { kysely }: Database,
  athleteId: string,
  labels: readonly string[],
): Promise<readonly NewLink[]> =>
  kysely.transaction().execute(async (tx) => {
    const linkIds = labels.map(() => uuidv7()).sort();
    const links = labels.map((label, nth) => newLink({ athleteId, label, linkId: linkIds[nth] ?? '' }));
    for (const link of links) await createLink(tx, link);
    return links;
  });
