import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { askServer, processIdOf, type ServerAnswer } from './ask-server.ts';
import { type OnSilent, type SilenceLimits, SilentConnection } from './silence.ts';

export interface SilenceWatchOptions {
  readonly url: string;
  readonly applicationName: string;
  readonly limits: SilenceLimits;
  readonly onSilent?: OnSilent | undefined;
}

export interface SilenceWatch {
  /** To be called before the client connects. */
  add(client: pg.Client): void;
  /** Idle connections of a pool in which one went silent are closed with it: they lead the same way. */
  follow(pool: pg.Pool): void;
}

interface Watched {
  readonly client: pg.Client;
  /** Bytes that had been written when the client last waited for nothing. */
  settledAt: number;
  /** Bytes that have gone either way, and when that last changed. */
  moved: number;
  movedAt: number;
  /** Not before this is the server asked about it. */
  askAt: number;
}

const LOOKS = 10;

/** What the server sent before it answered a question about it may still be on its way. */
const ON_ITS_WAY_MS = 200;

/** Bytes that wait in this process have not gone anywhere. */
const bytesMoved = (socket: Socket): number => socket.bytesRead + socket.bytesWritten - socket.writableLength;

/** Once TLS is agreed on, another one than at first. */
const socketOf = (client: pg.Client): Socket | undefined => {
  const { stream } = client.connection;
  return stream instanceof Socket ? stream : undefined;
};

/** Why a connection that has waited so long is given up, or undefined as long as the server may be working on its query. */
const reasonToGiveUp = (
  answer: ServerAnswer | 'unreachable' | 'unclear',
  processId: number | undefined,
  waitedMs: number,
): string | undefined => {
  if (answer === 'unreachable') return 'no new connection is answered either';
  if (answer === 'unclear') return undefined;
  const { working, statementTimeoutMs } = answer;
  if (working)
    return processId !== undefined && working.has(processId) ? undefined : 'the server is not working on its query';
  const isOverdue = statementTimeoutMs !== null && waitedMs > statementTimeoutMs;
  return isOverdue ? 'the server would have cancelled its statement by now' : undefined;
};

/**
 * Watches connections for answers that never come. TCP keepalive sees nothing while bytes are under way, nor behind a
 * proxy that swallows them, and a limit on each query would cut those that the server works on for long. So a
 * connection that waits in silence is doubted, and given up when the server, asked on a fresh one, does not work on its query.
 */
export const watchSilence = ({ url, applicationName, limits, onSilent }: SilenceWatchOptions): SilenceWatch => {
  const { silentMs, answerMs } = limits;
  const watched = new Map<pg.Client, Watched>();
  const idle = new WeakSet<pg.Client>();
  let looking: NodeJS.Timeout | undefined;
  let asking = false;

  /** Whether the connection waits, and for how long nothing has moved on it. */
  const waitOf = (one: Watched): number | undefined => {
    const socket = socketOf(one.client);
    if (!socket) return undefined;
    const waits = socket.bytesWritten !== one.settledAt;
    const moved = bytesMoved(socket);
    const now = performance.now();
    if (!waits || moved !== one.moved) {
      one.moved = moved;
      one.movedAt = now;
      one.askAt = now + silentMs;
    }
    return waits ? now - one.movedAt : undefined;
  };

  const giveUp = (client: pg.Client, waitedMs: number, why: string): SilentConnection => {
    const silent = new SilentConnection(applicationName, waitedMs, why);
    client.connection.stream.destroy(silent);
    return silent;
  };

  const giveUpIdle = (why: string): void => {
    for (const { client } of watched.values()) if (idle.has(client)) giveUp(client, 0, why);
  };

  const judge = async (doubted: readonly Watched[]): Promise<void> => {
    const before = new Map(doubted.map((one) => [one, one.movedAt]));
    const processIds = doubted.flatMap(({ client }) => processIdOf(client) ?? []);
    const answer = await askServer({ url, applicationName, processIds, withinMs: answerMs });
    await pause(ON_ITS_WAY_MS);
    for (const one of doubted) {
      const waitedMs = waitOf(one);
      const isStillSilent = waitedMs !== undefined && one.movedAt === before.get(one);
      if (!isStillSilent || !watched.has(one.client)) continue;
      const why = reasonToGiveUp(answer, processIdOf(one.client), waitedMs);
      if (why === undefined) one.askAt = performance.now() + silentMs;
      else {
        onSilent?.(giveUp(one.client, waitedMs, why));
        giveUpIdle(why);
      }
    }
  };

  const look = (): void => {
    const waiting = [...watched.values()].filter((one) => waitOf(one) !== undefined);
    const now = performance.now();
    const doubted = waiting.filter(({ askAt }) => now >= askAt);
    if (asking || doubted.length === 0) return;
    asking = true;
    void judge(doubted).finally(() => {
      asking = false;
    });
  };

  const remove = (client: pg.Client): void => {
    watched.delete(client);
    if (watched.size > 0) return;
    clearInterval(looking);
    looking = undefined;
  };

  return {
    add(client) {
      const one: Watched = { client, settledAt: 0, moved: 0, movedAt: 0, askAt: 0 };
      const settle = (): void => {
        one.settledAt = socketOf(client)?.bytesWritten ?? 0;
      };
      client.on('drain', settle);
      client.once('connect', () => {
        settle();
        watched.set(client, one);
        looking ??= setInterval(look, silentMs / LOOKS).unref();
      });
      client.once('end', () => remove(client));
    },

    follow(pool) {
      pool.on('acquire', (client) => idle.delete(client));
      pool.on('release', (_error, client) => idle.add(client));
    },
  };
};
