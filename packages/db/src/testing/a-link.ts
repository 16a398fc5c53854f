import { uuidv7 } from '@palmares/event-store';
import { newAthleteId } from '../accounts/accounts.ts';
import type { Database } from '../database.ts';
import { createLink, type NewLink, newPublishToken } from '../sharing/links.ts';

/** "Seals" by reversing, which is enough to show that only `unseal` reads it. */
const turned = (text: string): string => [...text].reverse().join('');

export const unsealForTests = ({ tokenSealed }: { tokenSealed: Buffer }): string => turned(tokenSealed.toString());

export const aLink = async ({ kysely }: Database, given: Partial<NewLink> = {}): Promise<NewLink> => {
  const token = newPublishToken();
  const link: NewLink = {
    linkId: uuidv7(),
    athleteId: newAthleteId(),
    token,
    tokenSealed: Buffer.from(turned(token)),
    label: 'Coach Tremblay',
    passcodeHash: null,
    expiresAt: null,
    ...given,
  };
  await kysely.transaction().execute((tx) => createLink(tx, link));
  return link;
};
