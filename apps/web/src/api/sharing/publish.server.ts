import { type Handled, handleCommand, previewCommand } from '@palmares/application';
import type { EventLog } from '@palmares/db/event-store';
import { planOf } from '@palmares/db/read-models/plan/query';
import { publishTokenOpener, sealPublishToken } from '@palmares/db/sharing/index';
import type { Metadata } from '@palmares/domain/events/metadata';
import { refusedBy } from '@palmares/domain/kernel/field-errors';
import { accepted, type Outcome } from '@palmares/domain/kernel/outcome';
import { streamOf } from '@palmares/domain/kernel/stream';
import { planAt } from '@palmares/domain/plan/index';
import {
  passcode as passcodeRule,
  publishForm,
  type SharingCommand,
  type SharingEvent,
  type SharingRefusal,
  sharingDecider,
} from '@palmares/domain/sharing/index';
import { athleteMetadata } from '../transport/athlete-metadata.server.ts';
import type { Context } from '../transport/context.server.ts';
import type { Services } from '../transport/services.server.ts';

export interface LinkOwner {
  readonly athleteId: string;
  readonly services: Services;
  readonly metadata: Metadata;
}

interface Request {
  readonly commandId: string;
  readonly linkId: string;
}

interface Publication extends Request {
  readonly label: string;
  readonly passcode: string | null;
  readonly expiresAt: string | null;
}

export const linkOwner = (ctx: Context & { readonly athleteId: string }): LinkOwner => ({
  athleteId: ctx.athleteId,
  services: ctx.services,
  metadata: athleteMetadata(ctx.athleteId, ctx),
});

const requestOf = ({ athleteId, metadata }: LinkOwner, log: EventLog, commandId: string, command: SharingCommand) => ({
  log,
  decider: sharingDecider,
  stream: streamOf('sharing', athleteId),
  commandId,
  command,
  metadata,
});

const standingOf = async ({ athleteId, services }: LinkOwner, at: Date) => {
  const { kysely } = services.database;
  const [account, plan] = await Promise.all([
    services.accounts.findAccount(kysely, athleteId),
    planOf(kysely, athleteId),
  ]);
  return { plan: planAt(plan.state, at), emailVerified: account?.emailVerified ?? false };
};

const tokenOf = async ({ athleteId, services }: LinkOwner, linkId: string): Promise<string> => {
  const { kysely } = services.database;
  const links = await services.sharing.linksOf(kysely, {
    athleteId,
    unseal: publishTokenOpener(services.keyring, kysely, athleteId),
  });
  const token = links.find((link) => link.linkId === linkId)?.token;
  if (!token) throw new Error(`Link ${linkId} was published and is not there`);
  return token;
};

const isUnchanged = ({ repeated, events }: Handled<SharingEvent>): boolean => repeated || events.length === 0;

/**
 * The event and the link's row commit together. Rules first: a refused link costs no slow hash, which is made before the
 * transaction begins.
 */
export const publish = async (
  owner: LinkOwner,
  { commandId, linkId, ...form }: Publication,
): Promise<Outcome<{ token: string }, SharingRefusal>> => {
  const { athleteId, services } = owner;
  const parsed = publishForm.safeParse(form);
  if (!parsed.success) return refusedBy(parsed.error);
  const { label, passcode, expiresAt } = parsed.data;
  const at = new Date();
  const command: SharingCommand = {
    type: 'PublishPortfolio',
    linkId,
    label,
    protected: passcode !== null,
    expiresAt,
    standing: await standingOf(owner, at),
    at,
  };
  const preview = await previewCommand(requestOf(owner, services.log, commandId, command));
  if (!preview.ok) return preview;
  if (isUnchanged(preview.value)) return accepted({ token: await tokenOf(owner, linkId) });

  const passcodeHash = passcode === null ? null : await services.sharing.hashPasscode(passcode);
  const token = services.sharing.newPublishToken();
  const published = await services.log.transaction(async (tx, log) => {
    const handled = await handleCommand(requestOf(owner, log, commandId, command));
    if (!handled.ok || isUnchanged(handled.value)) return handled;
    const tokenSealed = await sealPublishToken(services.keyring, tx, { athleteId, linkId }, token);
    await services.sharing.createLink(tx, {
      linkId,
      athleteId,
      token,
      tokenSealed,
      label,
      passcodeHash,
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
    });
    return handled;
  });
  if (!published.ok) return published;
  return accepted({ token: isUnchanged(published.value) ? await tokenOf(owner, linkId) : token });
};

export const revoke = async (
  owner: LinkOwner,
  { commandId, linkId }: Request,
): Promise<Outcome<null, SharingRefusal>> => {
  const { athleteId, services } = owner;
  const revoked = await services.log.transaction(async (tx, log) => {
    const handled = await handleCommand(requestOf(owner, log, commandId, { type: 'RevokeLink', linkId }));
    if (handled.ok && !isUnchanged(handled.value)) await services.sharing.revokeLink(tx, { linkId, athleteId });
    return handled;
  });
  return revoked.ok ? accepted(null) : revoked;
};

export const changePasscode = async (
  owner: LinkOwner,
  { commandId, linkId, passcode }: Request & { readonly passcode: string },
): Promise<Outcome<null, SharingRefusal>> => {
  const { athleteId, services } = owner;
  const parsed = passcodeRule.safeParse(passcode);
  if (!parsed.success) return refusedBy(parsed.error);
  const command: SharingCommand = { type: 'ChangePasscode', linkId, protected: true };
  const preview = await previewCommand(requestOf(owner, services.log, commandId, command));
  if (!preview.ok) return preview;
  if (preview.value.repeated) return accepted(null);

  const passcodeHash = await services.sharing.hashPasscode(parsed.data);
  const changed = await services.log.transaction(async (tx, log) => {
    const handled = await handleCommand(requestOf(owner, log, commandId, command));
    if (handled.ok && !handled.value.repeated)
      await services.sharing.setPasscode(tx, { linkId, athleteId, passcodeHash });
    return handled;
  });
  return changed.ok ? accepted(null) : changed;
};
