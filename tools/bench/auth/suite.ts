import { hashPassword } from '@palmares/db/accounts';
import { type Api, apiOf } from '../api.ts';
import { atMost, figure } from '../figures.ts';
import { interleave } from '../interleave.ts';
import { benchServer, serverSettings } from '../server.ts';
import { benchSite } from '../site.ts';
import { median, ratios } from '../statistics.ts';
import type { Suite } from '../suite.ts';
import { countSessionChecks } from './session-checks.ts';

/** Number of calls that warm up the server's compiled code. */
const WARMING = 200;

const SESSIONS = 20_000;

const sizes = {
  smoke: { rounds: 1, samples: 1, warming: 0, sessions: 100 },
  quick: { rounds: 3, samples: 20, warming: WARMING, sessions: SESSIONS },
  whole: { rounds: 9, samples: 40, warming: WARMING, sessions: SESSIONS },
} as const;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const NETWORKS = 3;

/**
 * Calls the API from several networks in turn, because one network may make fewer calls a minute than the bench does.
 */
const apiInTurn = (url: string): (() => Api) => {
  let turn = 0;
  return () => {
    turn += 1;
    return apiOf(url, { 'x-forwarded-for': `192.0.2.${1 + (turn % NETWORKS)}` });
  };
};

export const suite: Suite = {
  name: 'auth',
  says: 'logging in, beside argon2id alone; statements, scans and writes of a session check',

  async run(context) {
    const { rounds, samples, warming, sessions } = sizes[context.size];
    const server = await benchServer(context);
    context.progress('checking sessions');
    const checks = await countSessionChecks(context, await server.migrated('auth'), sessions);

    const { url, athlete } = await benchSite(context);
    const { email, password } = athlete;
    const api = apiInTurn(url);
    const logIn = async (): Promise<void> => {
      const { ok } = await api().mutate<{ ok: boolean }>('account.logIn', { email, password });
      if (!ok) throw new Error('The athlete cannot log in');
    };
    // A log-out without a session has nothing to end, so it shows the cost of any call.
    const idle = () => api().mutate('account.logOut', {});
    const medians = async (count: number) => {
      const took = await interleave(
        {
          alone: () => timed(() => hashPassword(password)),
          loggingIn: () => timed(logIn),
          idle: () => timed(idle),
        },
        { rounds: count },
      );
      return { alone: median(took.alone), loggingIn: median(took.loggingIn), idle: median(took.idle) };
    };
    context.progress('warming up');
    await medians(warming);
    const measured: Awaited<ReturnType<typeof medians>>[] = [];
    while (measured.length < rounds) {
      context.progress('logging in', measured.length / rounds);
      measured.push(await medians(samples));
    }
    const alone = measured.map((round) => round.alone);
    const whole = measured.map(({ loggingIn }) => loggingIn);
    const ratio = ratios(whole, alone);
    const beyondIdle = measured.map((round) => (round.loggingIn - round.idle) / round.alone);
    return {
      versions: { PostgreSQL: server.version },
      settings: { ...serverSettings, rounds, samples },
      figures: [
        figure('log-in', 'argon2id alone', 'ms', alone),
        figure('log-in', 'over HTTP', 'ms', whole),
        figure(
          'log-in',
          'a call that does nothing',
          'ms',
          measured.map((round) => round.idle),
        ),
        figure('log-in', 'of argon2id alone', '×', ratio),
        figure('log-in', 'less such a call, of argon2id alone', '×', beyondIdle),
        figure('session check', 'statements', '', [checks.statements]),
        figure('session check', 'full table scans in 100', '', [checks.fullScans]),
        figure('session check', 'rows written in 100', '', [checks.rowsWritten]),
      ],
      bars: [
        atMost({ name: 'log-in, of argon2id alone', value: median(ratio), limit: 1.3, unit: '×' }),
        atMost({ name: 'statements of a session check', value: checks.statements, limit: 1, unit: '' }),
        atMost({ name: 'full table scans in 100 session checks', value: checks.fullScans, limit: 0, unit: '' }),
        atMost({ name: 'rows written in 100 session checks', value: checks.rowsWritten, limit: 1, unit: '' }),
      ],
      notes: [
        'A log-in charges three quotas and refunds them, looks up the account, compares the password and starts a session: eight statements, seven of which commit.',
        'argon2id alone runs in the bench’s own process with the product’s parameters.',
      ],
    };
  },
};
