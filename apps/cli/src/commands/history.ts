import { connect } from '@palmares/db/database';
import { createEventLog } from '@palmares/db/event-log/event-log';
import { createKeyring } from '@palmares/db/event-log/keyring';
import { Command, Option } from 'commander';
import { historyConfig, readConfig } from '../config.ts';
import { fieldsOf } from '../history/fields.ts';
import { type FoundAthlete, findAthlete } from '../history/find-athlete.ts';
import { type HistoryKind, historyKinds, type ToldStream, tellStreams } from '../history/streams.ts';
import { exitCodes, type OutputOptions, Problem, print, table } from '../output.ts';

interface HistoryOptions extends OutputOptions {
  readonly at?: string;
  readonly kind?: HistoryKind;
}

const momentOf = (text: string | undefined): Date | undefined => {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()))
    throw new Problem(`--at ${text} is not a time; write it as 2026-11-21T18:30:00Z`, exitCodes.usage);
  return moment;
};

const actorWords = (kind: string, id: string | null, { athleteId, name }: FoundAthlete): string => {
  if (kind === 'athlete') return id === athleteId ? name : `another athlete (${id})`;
  return id === null ? kind : `${kind} ${id}`;
};

const entriesOf = (streams: readonly ToldStream[], athlete: FoundAthlete) =>
  streams
    .flatMap(({ kind, told }) => told.map(({ recorded, says }) => ({ kind, recorded, says })))
    .sort((a, b) => a.recorded.recordedAt.getTime() - b.recorded.recordedAt.getTime())
    .map(({ kind, recorded, says }) => ({
      at: recorded.recordedAt.toISOString(),
      kind,
      version: recorded.version,
      event: recorded.event.type,
      who: actorWords(recorded.metadata.actor.kind, recorded.metadata.actor.id, athlete),
      device: recorded.metadata.device,
      says,
      data: recorded.event.data,
    }));

type Entry = ReturnType<typeof entriesOf>[number];

const entriesInWords = (entries: readonly Entry[]): string =>
  entries.length === 0
    ? 'Nothing happened.'
    : table(
        ['at', 'who', 'device', 'what', ''],
        entries.map(({ at, who, device, kind, version, says }) => [at, who, device ?? '–', `${kind} ${version}`, says]),
      );

/** How the state is put together says nothing to a person: sections by name, without ids and versions. */
const plainly = (state: unknown) =>
  fieldsOf(state)
    .map(({ field, value }) => ({ field: field.replace(/^sections\./, '').replace('.content.', '.'), value }))
    .filter(({ field }) => !/\.(version|id)$/.test(field));

const statesInWords = (states: Readonly<Record<string, unknown>>): string =>
  Object.entries(states)
    .map(([kind, state]) => {
      const lines = plainly(state).map(({ field, value }) => `  ${field}: ${value.replaceAll('\n', '\n    ')}`);
      return [`${kind}:`, ...(lines.length === 0 ? ['  nothing'] : lines)].join('\n');
    })
    .join('\n\n');

const show = async (idOrEmail: string, { at, kind, ...output }: HistoryOptions): Promise<void> => {
  const moment = momentOf(at);
  const config = readConfig(historyConfig);
  const database = connect({ url: config.DATABASE_URL, applicationName: 'palmares history', max: 3 });
  try {
    const log = createEventLog(database, createKeyring({ masterKey: config.PALMARES_MASTER_KEY }));
    const athlete = await findAthlete(database.kysely, idOrEmail);
    const kinds = kind ? [kind] : moment ? (['portfolio'] as const) : historyKinds;
    const streams = await tellStreams(log, athlete.athleteId, kinds, moment ? { until: moment } : {});
    if (moment) print(output, Object.fromEntries(streams.map((stream) => [stream.kind, stream.state])), statesInWords);
    else print(output, entriesOf(streams, athlete), entriesInWords);
  } finally {
    await database.close();
  }
};

export const historyCommand = (): Command =>
  new Command('history').description('what happened to an athlete’s portfolio, links and plan').addCommand(
    new Command('show')
      .description('who did what, when and from which device; with --at what was there then')
      .argument('<athlete>', 'id or e-mail')
      .option('--at <time>', 'show the state at that moment, field by field')
      .addOption(new Option('--kind <kind>', 'one kind only').choices([...historyKinds]))
      .option('--json', 'answer as JSON')
      .action(show),
  );
