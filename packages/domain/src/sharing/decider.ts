import { publishingCodes } from '../account/consent.ts';
import type { Decider } from '../kernel/decider.ts';
import { type FieldCode, refusedBy } from '../kernel/field-errors.ts';
import { accepted, type Outcome, type Refusal, refused } from '../kernel/outcome.ts';
import { same } from '../kernel/same.ts';
import type { Parts } from '../portfolio/parts.ts';
import {
  type ChangeLink,
  linkForm,
  type PasscodeKind,
  type PublishPortfolio,
  type ReplaceLink,
  type SharingCommand,
  type SharingContext,
} from './commands.ts';
import type { SharingEvent } from './events.ts';
import { endOf } from './link-end.ts';

export const sharingCodes = [
  'email_unverified',
  'plan_required',
  'link_exists',
  'link_unknown',
  'link_revoked',
  'expiry_out_of_range',
  'account_passcode_missing',
  ...publishingCodes,
] as const;
export type SharingRefusal = Refusal<(typeof sharingCodes)[number] | FieldCode>;

export interface SharedLink {
  readonly linkId: string;
  readonly label: string;
  readonly passcode: PasscodeKind;
  readonly expiresAt: string | null;
  readonly parts: Parts | null;
  readonly off: boolean;
  readonly revoked: boolean;
  readonly replacedBy: string | null;
}

export interface SharingState {
  readonly hasAccountPasscode: boolean;
  readonly links: readonly SharedLink[];
}

type Decision = Outcome<readonly SharingEvent[], SharingRefusal>;

const hasEnded = ({ revoked, replacedBy }: SharedLink): boolean => revoked || replacedBy !== null;

/** Why this athlete may not publish now; undefined if they may. */
const publishingRefusal = ({
  plan,
  emailVerified,
  ageRefusal = 'guardian_needed',
}: SharingContext): SharingRefusal['code'] | undefined => {
  if (ageRefusal) return ageRefusal;
  if (!emailVerified) return 'email_unverified';
  return plan === 'athlete' ? undefined : 'plan_required';
};

/** A link cannot ask for a passcode that the account does not have. */
const lacksPasscode = (asked: PasscodeKind, { hasAccountPasscode }: SharingState): boolean =>
  asked === 'account' && !hasAccountPasscode;

const passcodeMissing = () => refused('account_passcode_missing', { field: 'passcode' });

const fresh = { off: false, revoked: false, replacedBy: null };

const publish = (asked: PublishPortfolio, state: SharingState, context: SharingContext): Decision => {
  const closed = publishingRefusal(context);
  if (closed) return refused(closed);
  const parsed = linkForm.safeParse(asked);
  if (!parsed.success) return refusedBy(parsed.error);
  const { linkId, passcode } = asked;
  const { label, parts, ...end } = parsed.data;
  const existing = state.links.find((candidate) => candidate.linkId === linkId);
  if (existing && hasEnded(existing)) return refused('link_revoked');
  const expiresAt = endOf(end, existing?.expiresAt ?? null, context.at);
  if (!expiresAt.ok) return expiresAt;
  const link = { linkId, passcode, label, expiresAt: expiresAt.value, parts };
  if (existing) return same(existing, { ...link, ...fresh }) ? accepted([]) : refused('link_exists');
  if (lacksPasscode(link.passcode, state)) return passcodeMissing();
  return accepted([{ type: 'PortfolioPublished', data: link }]);
};

/**
 * The first passcode requires what publishing requires. A change is never refused, because it shuts out people with the
 * old one.
 */
const changeAccountPasscode = ({ hasAccountPasscode }: SharingState, context: SharingContext): Decision => {
  const closed = hasAccountPasscode ? undefined : publishingRefusal(context);
  return closed ? refused(closed) : accepted([{ type: 'AccountPasscodeChanged', data: {} }]);
};

const change = (asked: ChangeLink, link: SharedLink, { at }: SharingContext): Decision => {
  const parsed = linkForm.safeParse(asked);
  if (!parsed.success) return refusedBy(parsed.error);
  const { linkId } = link;
  const { label, parts, ...end } = parsed.data;
  const expiresAt = endOf(end, link.expiresAt, at);
  if (!expiresAt.ok) return expiresAt;
  const terms = { label, expiresAt: expiresAt.value, parts };
  if (same(terms, { label: link.label, expiresAt: link.expiresAt, parts: link.parts })) return accepted([]);
  return accepted([{ type: 'LinkChanged', data: { linkId, ...terms } }]);
};

const replace = (
  { newLinkId }: ReplaceLink,
  link: SharedLink,
  state: SharingState,
  context: SharingContext,
): Decision => {
  const closed = publishingRefusal(context);
  if (closed) return refused(closed);
  if (state.links.some(({ linkId }) => linkId === newLinkId)) return refused('link_exists');
  const { linkId, off: _, revoked: __, replacedBy: ___, ...terms } = link;
  return accepted([
    { type: 'PortfolioPublished', data: { linkId: newLinkId, ...terms } },
    { type: 'LinkReplaced', data: { linkId, replacedBy: newLinkId } },
  ]);
};

const decide = (command: SharingCommand, state: SharingState, context: SharingContext): Decision => {
  if (command.type === 'PublishPortfolio') return publish(command, state, context);
  if (command.type === 'ChangeAccountPasscode') return changeAccountPasscode(state, context);
  const { linkId } = command;
  const link = state.links.find((candidate) => candidate.linkId === linkId);
  if (!link) return refused('link_unknown');
  if (command.type === 'RevokeLink') {
    return accepted(hasEnded(link) ? [] : [{ type: 'LinkRevoked', data: { linkId } }]);
  }
  if (hasEnded(link)) return refused('link_revoked');
  switch (command.type) {
    case 'ChangeLink':
      return change(command, link, context);
    case 'SwitchLink':
      if (command.on === !link.off) return accepted([]);
      return accepted([{ type: command.on ? 'LinkSwitchedOn' : 'LinkSwitchedOff', data: { linkId } }]);
    case 'ReplaceLink':
      return replace(command, link, state, context);
    case 'ChangePasscode': {
      const { passcode } = command;
      if (lacksPasscode(passcode, state)) return passcodeMissing();
      // Another code of its own is a change, though the kind stays the same.
      const staysSame = passcode !== 'own' && passcode === link.passcode;
      return accepted(staysSame ? [] : [{ type: 'PasscodeChanged', data: { linkId, passcode } }]);
    }
  }
};

const withLink = (state: SharingState, linkId: string, change: Partial<SharedLink>): SharingState => ({
  ...state,
  links: state.links.map((link) => (link.linkId === linkId ? { ...link, ...change } : link)),
});

const evolve = (state: SharingState, { type, data }: SharingEvent): SharingState => {
  switch (type) {
    case 'PortfolioPublished':
      return { ...state, links: [...state.links, { ...data, ...fresh }] };
    case 'LinkChanged':
      return withLink(state, data.linkId, data);
    case 'LinkSwitchedOff':
      return withLink(state, data.linkId, { off: true });
    case 'LinkSwitchedOn':
      return withLink(state, data.linkId, { off: false });
    case 'LinkRevoked':
      return withLink(state, data.linkId, { revoked: true });
    case 'LinkReplaced':
      return withLink(state, data.linkId, { replacedBy: data.replacedBy });
    case 'PasscodeChanged':
      return withLink(state, data.linkId, { passcode: data.passcode });
    case 'AccountPasscodeChanged':
      return { ...state, hasAccountPasscode: true };
  }
};

export const sharingDecider: Decider<SharingCommand, SharingEvent, SharingState, SharingRefusal, SharingContext> = {
  name: 'sharing',
  version: 3,
  initialState: { hasAccountPasscode: false, links: [] },
  decide,
  evolve: (state, { event }) => evolve(state, event),
};

/** True if the athlete did not end it or switch it off, and it has not expired. Whether it opens also depends on the plan. */
export const isLinkLive = (
  { off, revoked, replacedBy, expiresAt }: Pick<SharedLink, 'off' | 'revoked' | 'replacedBy' | 'expiresAt'>,
  at: Date,
): boolean => !off && !revoked && replacedBy === null && (expiresAt === null || at.getTime() < Date.parse(expiresAt));
