import { type LinkSummary, linkSummaries, type SharingHindrance, sharingHindrance } from '@palmares/db/sharing';
import type { PasscodeKind } from '@palmares/domain/sharing';
import { now } from '../clock.ts';
import { findConfig } from '../config.ts';
import { day, endDay, minute } from '../dates.ts';
import { findPresentAthlete } from '../history/find-athlete.ts';
import { exitCodes, type OutputOptions, print, table } from '../output.ts';
import { withDatabase } from '../with-database.ts';
import { hindranceWords } from './hindrance-words.ts';

interface ListOptions extends OutputOptions {
  readonly limit: number;
}

interface Listed {
  readonly athleteId: string;
  readonly links: readonly LinkSummary[];
  readonly more: boolean;
  /** Why no link of this athlete opens, whatever its state. */
  readonly hindrance: SharingHindrance | null;
}

const passcodes: Readonly<Record<PasscodeKind, string>> = { none: 'none', own: 'its own', account: 'the account’s' };

const stateWords = ({ state, closedAt, expiresAt }: LinkSummary): string => {
  if (state === 'closed') return `closed on ${day(closedAt)}`;
  return state === 'expired' ? `expired on ${endDay(expiresAt)}` : state;
};

const inWords = ({ links, more, hindrance }: Listed): string =>
  [
    links.length === 0
      ? 'This athlete has never created a link.'
      : table(
          ['id', 'label', 'state', 'passcode', 'made', 'ends', 'openings', 'last opened'],
          links.map((link) => [
            link.linkId,
            link.label,
            stateWords(link),
            passcodes[link.passcode],
            day(link.createdAt),
            endDay(link.expiresAt),
            String(link.openings),
            minute(link.lastOpenedAt),
          ]),
        ),
    ...(more ? ['There are more: pass a higher --limit.'] : []),
    ...(hindrance && links.length > 0 ? [`No link works now: ${hindranceWords[hindrance]}.`] : []),
  ].join('\n');

export const listLinks = (athlete: string, { limit, ...output }: ListOptions): Promise<void> =>
  withDatabase({ settings: findConfig, applicationName: 'palmares share list', max: 1 }, async ({ database }) => {
    const db = database.kysely;
    const at = now();
    const { athleteId } = await findPresentAthlete(db, athlete);
    const found = await linkSummaries(db, { athleteId }, { at, limit: limit + 1 });
    const hindrance = await sharingHindrance(db, athleteId, at);
    print(output, { athleteId, links: found.slice(0, limit), more: found.length > limit, hindrance }, inWords);
    return exitCodes.ok;
  });
