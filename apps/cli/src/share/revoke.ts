import { randomUUID } from 'node:crypto';
import { revoke } from '@palmares/application';
import { createEventLog } from '@palmares/db/event-store';
import { type LinkSummary, revokeLink } from '@palmares/db/sharing';
import { now } from '../clock.ts';
import { historyConfig } from '../config.ts';
import { confirmed } from '../erasure/confirmed.ts';
import { checkedKeyring } from '../integrity/checked-keyring.ts';
import { operatorActor, type RequiredReason } from '../operators/operator.ts';
import { exitCodes, Problem, print } from '../output.ts';
import { changeDatabase } from '../with-database.ts';
import { linkWithId } from './link.ts';

interface RevokeOptions extends RequiredReason {
  readonly yes?: boolean;
}

interface Revoked extends Pick<LinkSummary, 'linkId' | 'athleteId' | 'label'> {
  /** When it was closed before; null if this command closes it. */
  readonly closedBefore: Date | null;
  readonly dryRun: boolean;
}

const inWords = ({ linkId, athleteId, label, closedBefore, dryRun }: Revoked): string => {
  const link = `the link ${linkId} (${label}) of athlete ${athleteId}`;
  if (closedBefore) return `There is nothing to do: ${link} was closed on ${closedBefore.toISOString().slice(0, 10)}.`;
  return `${dryRun ? 'Would close' : 'Closed'} ${link}.`;
};

export const revokeWithId = (id: string, options: RevokeOptions): Promise<void> =>
  changeDatabase(
    { settings: historyConfig, applicationName: 'palmares share revoke', max: 2 },
    options,
    async ({ config, database, record }) => {
      const { dryRun = false, yes = false } = options;
      const { linkId, athleteId, label, state, closedAt } = await linkWithId(database.kysely, id);
      const link = { linkId, athleteId, label };
      if (state === 'replaced')
        throw new Problem('this link was replaced and no longer works: close the link that replaced it');
      if (!closedAt && !dryRun) {
        if (!yes) await confirmed({ word: label, toDo: 'close this link', otherwise: 'the link stays open' });
        const log = createEventLog(database, await checkedKeyring(database, config));
        const actor = { ...operatorActor(options), athleteId };
        const closed = await record({ command: 'share revoke', athleteId, arguments: { link: linkId } }, () =>
          revoke({ log, now, sharing: { revokeLink } }, actor, { commandId: randomUUID(), linkId }),
        );
        if (!closed.ok) throw new Problem(`the link was not closed: ${closed.refusal.code}`);
        await log.settled();
      }
      print(options, { ...link, closedBefore: closedAt, dryRun }, inWords);
      return exitCodes.ok;
    },
  );
