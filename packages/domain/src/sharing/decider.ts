import { z } from 'zod/mini';
import { publishingCodes } from '../account/consent.ts';
import type { Decider } from '../kernel/decider.ts';
import { type FieldCode, refusedBy } from '../kernel/field-errors.ts';
import { accepted, type Outcome, type Refusal, refused } from '../kernel/outcome.ts';
import { same } from '../kernel/same.ts';
import { type PublishPortfolio, publishForm, type SharingCommand, type SharingContext } from './commands.ts';
import type { SharingEvent } from './events.ts';

export const sharingCodes = [
  'email_unverified',
  'plan_required',
  'link_exists',
  'link_unknown',
  'link_revoked',
  'expiry_out_of_range',
  ...publishingCodes,
] as const;
export type SharingRefusal = Refusal<(typeof sharingCodes)[number] | FieldCode>;

export interface SharedLink {
  readonly linkId: string;
  readonly label: string;
  readonly protected: boolean;
  readonly expiresAt: string | null;
  readonly revoked: boolean;
}

export interface SharingState {
  readonly links: readonly SharedLink[];
}

type Decision = Outcome<readonly SharingEvent[], SharingRefusal>;

const newLink = z.pick(publishForm, { label: true, expiresAt: true });

/** Longer than any recruitment takes. A link that should last longer has no end date. */
const LONGEST_YEARS = 5;

const endsInTime = (expiresAt: string | null, at: Date): boolean => {
  if (expiresAt === null) return true;
  const end = Date.parse(expiresAt);
  return end > at.getTime() && end <= new Date(at).setUTCFullYear(at.getUTCFullYear() + LONGEST_YEARS);
};

const publish = (
  asked: PublishPortfolio,
  existing: SharedLink | undefined,
  { plan, emailVerified, ageRefusal = 'guardian_needed', at }: SharingContext,
): Decision => {
  if (ageRefusal) return refused(ageRefusal);
  if (!emailVerified) return refused('email_unverified');
  if (plan !== 'athlete') return refused('plan_required');
  const parsed = newLink.safeParse(asked);
  if (!parsed.success) return refusedBy(parsed.error);
  const link = { linkId: asked.linkId, protected: asked.protected, ...parsed.data };
  if (existing?.revoked) return refused('link_revoked');
  if (existing) return same(existing, { ...link, revoked: false }) ? accepted([]) : refused('link_exists');
  return endsInTime(link.expiresAt, at)
    ? accepted([{ type: 'PortfolioPublished', data: link }])
    : refused('expiry_out_of_range', { field: 'expiresAt', params: { years: LONGEST_YEARS } });
};

const decide = (command: SharingCommand, { links }: SharingState, context: SharingContext): Decision => {
  const { linkId } = command;
  const link = links.find((candidate) => candidate.linkId === linkId);
  if (command.type === 'PublishPortfolio') return publish(command, link, context);
  if (!link) return refused('link_unknown');
  if (command.type === 'RevokeLink') {
    return accepted(link.revoked ? [] : [{ type: 'LinkRevoked', data: { linkId } }]);
  }
  if (link.revoked) return refused('link_revoked');
  const staysOpen = !command.protected && !link.protected;
  return accepted(staysOpen ? [] : [{ type: 'PasscodeChanged', data: { linkId, protected: command.protected } }]);
};

const withLink = ({ links }: SharingState, linkId: string, change: Partial<SharedLink>): SharingState => ({
  links: links.map((link) => (link.linkId === linkId ? { ...link, ...change } : link)),
});

const evolve = (state: SharingState, { type, data }: SharingEvent): SharingState => {
  switch (type) {
    case 'PortfolioPublished':
      return { links: [...state.links, { ...data, revoked: false }] };
    case 'LinkRevoked':
      return withLink(state, data.linkId, { revoked: true });
    case 'PasscodeChanged':
      return withLink(state, data.linkId, { protected: data.protected });
  }
};

export const sharingDecider: Decider<SharingCommand, SharingEvent, SharingState, SharingRefusal, SharingContext> = {
  name: 'sharing',
  version: 1,
  initialState: { links: [] },
  decide,
  evolve: (state, { event }) => evolve(state, event),
};

/** True if neither revoked nor expired. Whether the link opens also depends on the plan. */
export const isLinkLive = ({ revoked, expiresAt }: Pick<SharedLink, 'revoked' | 'expiresAt'>, at: Date): boolean =>
  !revoked && (expiresAt === null || at.getTime() < Date.parse(expiresAt));
