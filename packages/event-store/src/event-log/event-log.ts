import { createHmac } from 'node:crypto';
import type { EventCodec } from '../codec.ts';
import type { Database, Tx } from '../database.ts';
import { kindOf, shardOf, subjectOf } from '../stream.ts';
import { appendAlone, type SealedAppend, sealAndAppend } from './append.ts';
import { createAppendTogether } from './append-together.ts';
import type { Keyring } from './keyring.ts';
import type { EventLogObserver, ObservedAppend } from './observer.ts';
import { untilNotOvertaken } from './overtaken.ts';
import { loadStream } from './read-stream.ts';
import { type Session, sessionIn, sessionOf } from './session.ts';
import type { AppendResult, EventLog } from './types.ts';
import { createWaker } from './wake.ts';

export interface PostgresEventLog<Metadata = unknown> extends EventLog<Metadata> {
  /**
   * Runs `work` in one transaction whose appends and other writes commit or roll back together. It may run more than
   * once: what it does outside the transaction must bear that.
   */
  transaction<Result>(work: (tx: Tx, log: EventLog<Metadata>) => Promise<Result>): Promise<Result>;
  /** Waits until the wake-ups of what was appended are sent; call before the process ends. */
  settled(): Promise<void>;
}

export interface EventLogOptions<Metadata = unknown> extends EventLogObserver {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly codec: EventCodec<Metadata>;
  /** Whether appends of this process that come at the same time share a call. Default: yes. */
  readonly together?: boolean;
}

export const createEventLog = <Metadata>({
  database,
  keyring,
  codec,
  onAppend,
  onRepeated,
  onReused,
  together = true,
}: EventLogOptions<Metadata>): PostgresEventLog<Metadata> => {
  const session = sessionOf(database);
  const waker = createWaker(session);

  const logOn = (
    session: Session,
    append: (sealed: SealedAppend) => Promise<AppendResult>,
    onAppended: (shard: number, append: ObservedAppend) => void,
  ): EventLog<Metadata> => ({
    load: (stream, options) => loadStream({ session, keyring, codec }, stream, options),

    async append(request) {
      const { stream, events } = request;
      const began = performance.now();
      const result = await sealAndAppend({ session, keyring, codec }, request, append);
      const seconds = (performance.now() - began) / 1000;
      const { outcome } = result;
      const observed = { kind: kindOf(stream), outcome, events: outcome === 'appended' ? events.length : 0, seconds };
      if (outcome === 'appended') onAppended(shardOf(subjectOf(stream)), observed);
      else onAppend?.(observed);
      return result;
    },

    onRepeated: (stream) => onRepeated?.(kindOf(stream)),
    onReused: (stream) => onReused?.(kindOf(stream)),

    async hashCommand(stream, fingerprint) {
      const { secret } = await keyring.keyOf(session.db, subjectOf(stream));
      return createHmac('sha256', secret).update(fingerprint).digest();
    },
  });

  const alone = (on: Session) => (sealed: SealedAppend) => appendAlone(on, sealed);

  return {
    ...logOn(session, together ? createAppendTogether(session) : alone(session), (shard, append) => {
      waker.wake(shard);
      onAppend?.(append);
    }),
    settled: waker.settled,

    async transaction(work) {
      let appended: [shard: number, append: ObservedAppend][] = [];
      const result = await untilNotOvertaken(() =>
        database.kysely.transaction().execute((tx) => {
          appended = [];
          const inside = sessionIn(tx);
          return work(
            tx,
            logOn(inside, alone(inside), (...append) => appended.push(append)),
          );
        }),
      );
      for (const [shard, append] of appended) {
        waker.wake(shard);
        onAppend?.(append);
      }
      return result;
    },
  };
};
