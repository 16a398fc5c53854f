import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  changeLink,
  endGrant,
  eraseAccount,
  grantPlan,
  replaceLink,
  revoke,
  switchLink,
  withdraw,
} from '@palmares/application';
import { type CommandDeps, done, operator } from './command-deps.ts';
import { actorOf, type PublishedLink, publishChildsLink, publishLink, untilPlanIs } from './publish-link.ts';
import { athlete } from './served-links.ts';

const DAY = 24 * 60 * 60 * 1000;

const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY);

const erase = async ({ owner, now }: CommandDeps, athleteId: string): Promise<void> => {
  const ledgerFile = join(tmpdir(), `${crypto.randomUUID()}.jsonl`);
  const outside = {
    endCustomers: async () => ({ subscriptionIds: [] }),
    removeFiles: async () => 0,
    waitForCacheExpiry: async () => undefined,
  };
  const erased = await eraseAccount({ owner, ledgerFile, now, ...outside }, operator, { athleteId });
  await rm(ledgerFile);
  if (typeof erased === 'string') throw new Error(`Not erased: ${erased}`);
};

/** Publishes a link, calls `whileOpen`, and closes it. */
type Closing = (deps: CommandDeps, whileOpen: (link: PublishedLink) => Promise<void>) => Promise<PublishedLink>;

const closedBy =
  (close: (deps: CommandDeps, link: PublishedLink) => Promise<unknown>): Closing =>
  async (deps, whileOpen) => {
    const link = await publishLink(deps);
    await whileOpen(link);
    await close(deps, link);
    return link;
  };

const command = ({ athleteId, linkId }: PublishedLink) =>
  [actorOf(athleteId), { commandId: crypto.randomUUID(), linkId }] as const;

/** Every way to close a link, by the command that does it in the product. */
export const closings = {
  'is revoked': closedBy(async (deps, link) => done(await revoke(deps, ...command(link)))),
  'is switched off': closedBy(async (deps, link) => {
    const [actor, input] = command(link);
    done(await switchLink(deps, actor, { ...input, on: false }));
  }),
  'is replaced': closedBy(async (deps, link) => {
    const [actor, input] = command(link);
    done(await replaceLink(deps, actor, { ...input, newLinkId: crypto.randomUUID() }));
  }),
  // A week ago, it was given one more day.
  'has expired': closedBy(async (deps, link) => {
    const [actor, input] = command(link);
    const terms = { label: 'Coach Roy', parts: null, days: 1 };
    done(await changeLink({ ...deps, now: () => daysAgo(7) }, actor, { ...input, ...terms }));
  }),
  'has lost the plan': closedBy(async (deps, { athleteId }) => {
    done(await endGrant(deps, operator, { athleteId, commandId: crypto.randomUUID() }));
    await untilPlanIs(deps, { athleteId, plan: 'free' });
  }),
  // A week ago, the plan was granted for one more day.
  'has a plan that has lapsed': closedBy(async (deps, { athleteId }) => {
    const until = daysAgo(6).toISOString();
    const grant = { athleteId, until, commandId: crypto.randomUUID() };
    done(await grantPlan({ ...deps, now: () => daysAgo(7) }, operator, grant));
    await untilPlanIs(deps, { athleteId, plan: 'free' });
  }),
  'has lost the guardian’s agreement': async (deps, whileOpen) => {
    const { withdrawToken, ...link } = await publishChildsLink(deps);
    await whileOpen(link);
    const form = { childName: athlete.firstName, confirmed: true };
    done(await withdraw(deps, { token: withdrawToken, form }));
    return link;
  },
  'was erased with its athlete': closedBy((deps, { athleteId }) => erase(deps, athleteId)),
} satisfies Readonly<Record<string, Closing>>;
