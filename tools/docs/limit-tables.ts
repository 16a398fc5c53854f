import { floodRules, type LimitName, quotaRules } from '@palmares/db/limits';
import {
  MAX_URL_LENGTH,
  type ProcedureLimits,
  procedureLimits,
  type RouteLimits,
  routeLimits,
  SMALL_INPUT,
} from '@palmares/web/src/server/limits/request-limits.server.ts';

interface Rule {
  readonly points: number;
  readonly seconds: number;
  readonly per: string;
}

const MB = 1024 * 1024;

const cells = (...values: readonly string[]): string => `| ${values.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly string[]): string =>
  [cells(...head), cells(...head.map(() => '---')), ...rows].join('\n');

const code = (text: string): string => `\`${text}\``;

const duration = (seconds: number): string => (seconds % 3600 === 0 ? `${seconds / 3600} h` : `${seconds / 60} min`);

const sizeOf = (bytes: number): string => {
  if (bytes === 0) return 'none';
  return bytes % MB === 0 ? `${bytes / MB} MB` : `${bytes / 1024} kB`;
};

const listOf = (limits: readonly LimitName[] = []): string => limits.map(code).join(', ') || '–';

const limitRow =
  (counted: string) =>
  ([name, { points, seconds, per }]: readonly [string, Rule]) =>
    cells(code(name), String(points), duration(seconds), per, counted);

const routeRow = ([path, { methods, body, flood }]: readonly [string, RouteLimits]) =>
  cells(code(path), methods.join(', '), sizeOf(body), flood === null ? '–' : code(flood));

const procedureRow = ([path, { body = SMALL_INPUT, before, within, hashes }]: readonly [string, ProcedureLimits]) =>
  cells(code(path), sizeOf(body), listOf(before), listOf(within), hashes ? 'yes' : '–');

/** Returns the tables of limits from the code, as Markdown. */
export const limitTables = (): string =>
  [
    '### Limits',
    table(
      ['limit', 'points', 'period', 'per', 'counted in'],
      [
        ...Object.entries<Rule>(floodRules).map(limitRow('the memory of each process')),
        ...Object.entries<Rule>(quotaRules).map(limitRow('Postgres')),
      ],
    ),
    '### Routes',
    `Path and query together are at most ${MAX_URL_LENGTH.toLocaleString('en')} characters.`,
    table(['route', 'methods', 'largest body', 'limit'], Object.entries<RouteLimits>(routeLimits).map(routeRow)),
    '### Procedures',
    'The body of a batch may be as large as the inputs of its calls together, up to the limit of its route.',
    table(
      ['procedure', 'largest input', 'charged before it runs', 'charged by its code', 'hashes'],
      Object.entries<ProcedureLimits>(procedureLimits).map(procedureRow),
    ),
  ].join('\n\n');
