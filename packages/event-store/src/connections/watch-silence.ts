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
  /** Call before the client connects. */
  add(client: pg.Client): void;
  /**
   * When a connection goes silent, idle connections of this pool are closed too, because they share its network path.
   */
  follow(pool: pg.Pool): void;
}

interface Watched {
  readonly client: pg.Client;
  /** Bytes written when the client last had no query in flight. */
  settledAt: number;
  /** Bytes transferred in both directions, and when that total last changed. */
  moved: number;
  movedAt: number;
  /** Time before which the server must not be asked about it. */
  askAt: number;
}

/** How often the byte counters are checked within the silence limit. */
const CHECKS = 10;

/** How long to wait before closing a connection: the answer may have been sent just before the server was asked. */
const IN_FLIGHT_MS = 200;

/** Bytes sent and received, without those still buffered in this process. */
const bytesMoved = (socket: Socket): number => socket.bytesRead + socket.bytesWritten - socket.writableLength;

/** Looked up each time, because TLS replaces the stream. */
const socketOf = (client: pg.Client): Socket | undefined => {
  const { stream } = client.connection;
  return stream instanceof Socket ? stream : undefined;
};

/** Returns why the connection should be closed; undefined while the server may be working on its query. */
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
 * Finds connections whose answer never arrives. TCP keepalive does not find them while bytes are unacknowledged, nor
 * behind a proxy that answers it, and a per-query timeout would cancel legitimate long queries. So the server is asked,
 * on a fresh connection, about any connection that has been silent for a while. The connection is closed unless the
 * server is working on its query.
 */
export const watchSilence = ({ url, applicationName, limits, onSilent }: SilenceWatchOptions): SilenceWatch => {
  const { silentMs, answerMs } = limits;
  const watched = new Map<pg.Client, Watched>();
  const idle = new WeakSet<pg.Client>();
  let checking: NodeJS.Timeout | undefined;
  let asking = false;

  /**
   * Milliseconds since the last byte on a connection that is waiting for the server; undefined if it is not waiting.
   */
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

  const judge = async (suspects: readonly Watched[]): Promise<void> => {
    const before = new Map(suspects.map((one) => [one, one.movedAt]));
    const processIds = suspects.flatMap(({ client }) => processIdOf(client) ?? []);
    const answer = await askServer({ url, applicationName, processIds, withinMs: answerMs });
    await pause(IN_FLIGHT_MS);
    for (const one of suspects) {
      const waitedMs = waitOf(one);
      const isStillSilent = waitedMs !== undefined && one.movedAt === before.get(one);
      if (!isStillSilent || !watched.has(one.client)) continue;
      const why = reasonToGiveUp(answer, processIdOf(one.client), waitedMs);
      if (why === undefined) one.askAt = performance.now() + silentMs;
      else {
        const silent = giveUp(one.client, waitedMs, why);
        onSilent?.(silent);
        giveUpIdle(why);
      }
    }
  };

  const check = (): void => {
    const waiting = [...watched.values()].filter((one) => waitOf(one) !== undefined);
    const now = performance.now();
    const suspects = waiting.filter(({ askAt }) => now >= askAt);
    if (asking || suspects.length === 0) return;
    asking = true;
    void judge(suspects).finally(() => {
      asking = false;
    });
  };

  const remove = (client: pg.Client): void => {
    watched.delete(client);
    if (watched.size > 0) return;
    clearInterval(checking);
    checking = undefined;
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
        checking ??= setInterval(check, silentMs / CHECKS).unref();
      });
      client.once('end', () => remove(client));
    },

    follow(pool) {
      pool.on('acquire', (client) => idle.delete(client));
      pool.on('release', (_error, client) => idle.add(client));
    },
  };
};
