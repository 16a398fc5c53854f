import { type SubscriberStatus, subscriberStatus } from '@palmares/db/event-store';
import { SHARDS } from '@palmares/event-store';
import { projectionsStatusConfig } from '../config.ts';
import { count, duration } from '../doctor/finding.ts';
import { exitCodes, type OutputOptions, print, table } from '../output.ts';
import { percentOf } from '../progress.ts';
import { withDatabase } from '../with-database.ts';

const versionWords = ({ version }: SubscriberStatus): string => {
  if (!version) return '';
  const { program, serving } = version;
  if (serving === null) return 'not served';
  return serving === program ? String(serving) : `${serving}, this program ${program}`;
};

const behindWords = ({ behind: { events, seconds } }: SubscriberStatus): string =>
  events === 0 ? 'up to date' : `${count(events, 'event')}, ${duration(seconds)}`;

const rebuildWords = ({ rebuild }: SubscriberStatus): string => {
  if (!rebuild) return '';
  const how = `version ${rebuild.version} at ${percentOf(rebuild)} %`;
  return rebuild.running ? how : `${how}, stopped`;
};

const typeWords = (type: string, schemaVersion: number | null): string =>
  schemaVersion === null ? type : `${type} v${schemaVersion}`;

const parkedLines = (all: readonly SubscriberStatus[]): readonly string[] => {
  const rows = all.flatMap(({ subscriber, firstParked }) =>
    firstParked.map(({ athleteId, eventType, schemaVersion, reason, since, tries }) => [
      subscriber,
      athleteId,
      typeWords(eventType, schemaVersion),
      since.toISOString(),
      String(tries),
      reason,
    ]),
  );
  if (rows.length === 0) return [];
  const parked = all.reduce((sum, one) => sum + one.parked, 0);
  const which = parked > rows.length ? ` (the first ${rows.length} of ${parked})` : '';
  return ['', `Parked athletes${which}:`, table(['in', 'athlete', 'behind', 'since', 'retried', 'reason'], rows)];
};

const waitingLines = (all: readonly SubscriberStatus[]): readonly string[] => {
  const rows = all.flatMap(({ waiting }) =>
    waiting.map(({ subscriber, reason, seconds }) => [subscriber, duration(seconds), reason]),
  );
  if (rows.length === 0) return [];
  return ['', 'Waiting, because the database is not set up for them:', table(['name', 'for', 'reason'], rows)];
};

const inWords = (all: readonly SubscriberStatus[]): string =>
  [
    table(
      ['name', 'kind', 'version', 'shards', 'behind', 'parked', 'last moved', 'rebuild'],
      all.map((status) => [
        status.subscriber,
        status.kind,
        versionWords(status),
        `${status.shards} of ${SHARDS}`,
        behindWords(status),
        String(status.parked),
        status.lastMoved?.toISOString() ?? 'never',
        rebuildWords(status),
      ]),
    ),
    ...waitingLines(all),
    ...parkedLines(all),
  ].join('\n');

export const showStatus = (output: OutputOptions): Promise<void> =>
  withDatabase(
    { settings: projectionsStatusConfig, applicationName: 'palmares projections', max: 2 },
    async ({ database }) => {
      print(output, await subscriberStatus(database.kysely), inWords);
      return exitCodes.ok;
    },
  );
