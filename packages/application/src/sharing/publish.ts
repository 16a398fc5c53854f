import { publishTokenOpener } from '@palmares/db/sharing';
import { accepted, type Outcome, refusedBy } from '@palmares/domain/kernel';
import type { Parts } from '@palmares/domain/shared-portfolio';
import {
  type LinkEnd,
  type PasscodeChoice,
  type PublishPortfolio,
  publishForm,
  type SharingRefusal,
} from '@palmares/domain/sharing';
import type { AthleteActor } from '../actor.ts';
import { previewCommand } from '../commands/handle-command.ts';
import { linkPasscode } from './link-passcode.ts';
import { publishLink } from './publish-link.ts';
import { changedNothing, publishContext, type SharingDeps, sharingCommand } from './sharing-command.ts';

export interface PublishInput extends LinkEnd {
  readonly commandId: string;
  readonly linkId: string;
  readonly label: string;
  readonly passcode: PasscodeChoice;
  /** Null means the defaults for the athlete's age. */
  readonly parts: Parts | null;
}

export const tokenOf = async (
  { database: { kysely }, keyring, sharing }: SharingDeps,
  { athleteId }: AthleteActor,
  linkId: string,
): Promise<string> => {
  const unseal = publishTokenOpener(keyring, kysely, athleteId);
  const link = await sharing.currentLink(kysely, { athleteId, linkId, unseal });
  if (!link) throw new Error(`Link ${linkId} was published but has no token`);
  return link.token;
};

/**
 * Creates a publish link, or returns the token of the one that a repeated command created. Checks the rules first, so
 * that a refused link costs no slow hash. Hashes before the transaction begins.
 */
export const publish = async (
  deps: SharingDeps,
  actor: AthleteActor,
  { commandId, linkId, ...form }: PublishInput,
): Promise<Outcome<{ token: string }, SharingRefusal>> => {
  const parsed = publishForm.safeParse(form);
  if (!parsed.success) return refusedBy(parsed.error);
  const { passcode, ...terms } = parsed.data;
  const command: PublishPortfolio = { type: 'PublishPortfolio', linkId, ...terms, passcode: passcode.kind };
  const request = { commandId, command, context: await publishContext(deps, actor) };
  const preview = await previewCommand(sharingCommand(deps.log, actor, request));
  if (!preview.ok) return preview;
  if (changedNothing(preview.value)) return accepted({ token: await tokenOf(deps, actor, linkId) });

  const { passcodeHash } = await linkPasscode(deps, passcode);
  const { keyring } = deps;
  const published = await deps.log.transaction((tx, log) =>
    publishLink({ tx, log, keyring }, actor, { ...request, passcodeHash }),
  );
  if (!published.ok) return published;
  return accepted({ token: published.value.token ?? (await tokenOf(deps, actor, linkId)) });
};
