export interface Mutant {
  /** What the event store can then no longer do, or does wrong. */
  readonly name: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Where it has to be noticed: files or folders of tests. */
  readonly tests: readonly string[];
  /** Of the behaviours, by their numbers: a test of one of them fails. */
  readonly breaks: readonly string[];
}

const log = 'packages/event-store/src/event-log';
const projector = 'packages/event-store/src/projector';
const baseline = 'packages/db/src/migrations/2026-11-22-01-baseline';
const dbTests = (...names: readonly string[]) => names.map((name) => `packages/db/src/event-store/${name}.db.test.ts`);

export const mutants: readonly Mutant[] = [
  {
    name: 'readers stop below what begins next, not below what is still open',
    file: `${log}/read-log.ts`,
    find: '((select l.incarnation from log_incarnation l), pg_snapshot_xmin(pg_current_snapshot())) as readable',
    replace: '((select l.incarnation from log_incarnation l), pg_snapshot_xmax(pg_current_snapshot())) as readable',
    tests: dbTests('projector'),
    breaks: ['E14'],
  },
  {
    name: 'a checkpoint moves whatever fence the lease has by now',
    file: `${projector}/checkpoints.ts`,
    find: 'held on held.shard = m.shard and held.fence = m.fence',
    replace: 'held on held.shard = m.shard',
    tests: dbTests('projector', 'leases'),
    breaks: ['E26'],
  },
  {
    name: 'a checkpoint moves wherever it stands by now',
    file: `${projector}/checkpoints.ts`,
    find: 'and (c.incarnation, c.transaction_id, c.position) = (m.at_incarnation, m.at_transaction_id, m.at_position)',
    replace: '',
    tests: dbTests('projector'),
    breaks: ['E25'],
  },
  {
    name: 'a batch that lies still is never ended by the server',
    file: `${projector}/project-batch.ts`,
    find: "'idle_in_transaction_session_timeout'",
    replace: "'palmares.nothing'",
    tests: dbTests('projector'),
    breaks: ['E26'],
  },
  {
    name: 'a batch does not hold the rows of who is parked',
    file: `${projector}/parked-subjects.ts`,
    find: '    for share of p\n',
    replace: '',
    tests: dbTests('retry-parked'),
    breaks: ['E33'],
  },
  {
    name: 'places are kept over a lost connection',
    file: `${projector}/projector.ts`,
    find: '    forgetPlaces();\n    wake(leases.keys());',
    replace: '    wake(leases.keys());',
    tests: dbTests('projector'),
    breaks: ['E37'],
  },
  {
    name: 'an append of one event may follow a later transaction',
    file: `${baseline}/appends.ts`,
    find: "const IN_READERS_ORDER = 's.transaction_id <= pg_current_xact_id()';",
    replace: "const IN_READERS_ORDER = 'true';",
    tests: dbTests('append', 'append-together', 'read-log'),
    breaks: ['E13'],
  },
  {
    name: 'an append of several events may follow a later transaction',
    file: `${baseline}/appends.ts`,
    find: 'if head.transaction_id > pg_current_xact_id() then',
    replace: 'if false then',
    tests: dbTests('append', 'append-together', 'read-log'),
    breaks: ['E13'],
  },
  {
    name: 'the time of one event goes back with the clock',
    file: `${baseline}/appends.ts`,
    find: "recorded_at: 'greatest(at, s.recorded_at)'",
    replace: "recorded_at: 'at'",
    tests: dbTests('append'),
    breaks: ['E47'],
  },
  {
    name: 'the time of several events goes back with the clock',
    file: `${baseline}/appends.ts`,
    find: ', head.recorded_at);',
    replace: ", '-infinity');",
    tests: dbTests('append'),
    breaks: ['E47'],
  },
  {
    name: 'the time of an event in a shared call goes back with the clock',
    file: `${baseline}/appends.ts`,
    find: ', s.recorded_at) as at',
    replace: ", '-infinity') as at",
    tests: dbTests('append'),
    breaks: ['E47'],
  },
  {
    name: 'a ciphertext opens in any place',
    file: `${log}/sealed-event.ts`,
    find: "column: 'data' | 'metadata'): string =>\n  ",
    replace: "column: 'data' | 'metadata'): string =>\n  'anywhere' || ",
    tests: [`${log}/sealed-event.unit.test.ts`],
    breaks: ['E54'],
  },
  {
    name: 'a wrapped data key opens in any row',
    file: `${log}/master-keys.ts`,
    find: '(keyId: string, subjectId: string): string => ',
    replace: "(keyId: string, subjectId: string): string => 'anywhere' || ",
    tests: [`${log}/sealed-event.unit.test.ts`],
    breaks: ['E54'],
  },
  {
    name: 'a command id stands for any content',
    file: `${baseline}/appends.ts`,
    find: 'if earlier.stream = p_stream and earlier.command_hash = p_command_hash then',
    replace: 'if earlier.stream = p_stream then',
    tests: dbTests('append'),
    breaks: ['E7'],
  },
  {
    name: 'two streams take one command at the same time',
    file: `${baseline}/event-log.ts`,
    find: 'create unique index events_command',
    replace: 'create index events_command',
    tests: dbTests('append'),
    breaks: ['E48'],
  },
  {
    name: 'a process keeps a data key for ever',
    file: `${log}/keyring.ts`,
    find: 'if (cached && cached.until > performance.now()) return cached.key;',
    replace: 'if (cached) return cached.key;',
    tests: ['packages/db/src/erasure/erase-athlete.db.test.ts'],
    breaks: ['E39'],
  },
  {
    name: 'a reactor enqueues a job at each handling',
    file: 'packages/db/src/reactors/published-notice.ts',
    find: "'send-published-notice', data, ",
    replace: "'send-published-notice', data, undefined && ",
    tests: ['packages/db/src/reactors/published-notice.db.test.ts'],
    breaks: ['E28'],
  },
  {
    name: 'a take-over keeps the fence',
    file: `${projector}/leases.ts`,
    find: ', fence = fence + 1',
    replace: '',
    tests: dbTests('leases'),
    breaks: ['E26'],
  },
  {
    name: 'nobody looks for what no notification told of',
    file: `${projector}/projector.ts`,
    find: 'if (!isQuiet || waits.due().length > 0) wake(leases.keys());',
    replace: '',
    tests: dbTests('projector'),
    breaks: ['E29'],
  },
  {
    name: 'a swap does not wait for a batch under way',
    file: `${projector}/swap.ts`,
    find: '  await holdReadModelAlone(tx, projection.name);\n',
    replace: '',
    tests: dbTests('rebuild'),
    breaks: ['E32'],
  },
  {
    name: 'a fault of the set-up is taken for the event’s',
    file: `${projector}/faults.ts`,
    find: "return SUBSCRIBER.test(code) ? 'subscriber' : 'event';",
    replace: "return 'event';",
    tests: [...dbTests('set-up-faults'), `${projector}/faults.unit.test.ts`],
    breaks: ['E44'],
  },
  {
    name: 'any number of subjects are set aside for one reason',
    file: `${projector}/project-batch.ts`,
    find: '    breaker?.count(parking);\n',
    replace: '',
    tests: dbTests('set-up-faults'),
    breaks: ['E44'],
  },
  {
    name: 'a data key that does not open stops its shard',
    file: `${projector}/faults.ts`,
    find: "if (!(error instanceof Error)) return 'event';",
    replace: "if (!(error instanceof Error) || error.name === 'DataKeyDamaged') return 'round';",
    tests: dbTests('set-up-faults'),
    breaks: ['E45'],
  },
  {
    name: 'the log takes a stream of another shard',
    file: `${baseline}/appends.ts`,
    find: "or p_shard <> ('x' || right(p_stream, 2))::bit(8)::integer then",
    replace: 'then',
    tests: dbTests('set-up-faults'),
    breaks: ['E43'],
  },
  {
    name: 'a new reactor begins at the start of the log',
    file: `${projector}/checkpoints.ts`,
    find: 'const late = subscribers.filter(({ fromNow }) => fromNow).map(({ name }) => name);',
    replace: 'const late: string[] = [];',
    tests: dbTests('set-up-faults'),
    breaks: ['E52'],
  },
  {
    name: 'a batch waits for a locked table as long as it is locked',
    file: `${projector}/project-batch.ts`,
    find: "'lock_timeout'",
    replace: "'palmares.nothing'",
    tests: dbTests('set-up-faults'),
    breaks: ['E55'],
  },
  {
    name: 'an erased subject’s snapshots stay',
    file: 'packages/db/src/erasure/personal-rows.ts',
    find: ' and stream = any(',
    replace: ' and false and stream = any(',
    tests: dbTests('snapshots'),
    breaks: ['E50'],
  },
];
