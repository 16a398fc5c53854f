import type { WebhookEvent } from './model.ts';
import { eventObject } from './objects.ts';
import { signatureHeader } from './signature.ts';
import type { Store } from './store.ts';

export interface WebhookOptions {
  readonly store: Store;
  readonly url: string;
  readonly secret: string;
  readonly log: (line: string) => void;
}

export interface Webhooks {
  /** Delivers due events now and schedules the rest. */
  wake(): void;
  stop(): Promise<void>;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 60_000;
const PATIENCE = 3 * 24 * 60 * 60_000;
const TIMEOUT = 10_000;
const KEPT = 200;

const waitAfter = (attempts: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempts - 1, 20));

const deliver = async (
  url: string,
  secret: string,
  event: WebhookEvent,
  signal: AbortSignal,
): Promise<string | null> => {
  const payload = JSON.stringify(eventObject(event));
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureHeader(payload, secret, Math.floor(Date.now() / 1000)),
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    });
    await response.body?.cancel();
    return response.ok ? null : `answered ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/**
 * Delivers at least once, for up to three days: an event is marked delivered only after the receiver confirms it, and
 * undelivered ones are stored, so a crash on either side loses none. Like Stripe's, deliveries may arrive out of order.
 */
export const createWebhooks = ({ store, url, secret, log }: WebhookOptions): Webhooks => {
  const { events } = store.state;
  const stopping = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  const forgetOld = (): void => {
    const delivered = Object.values(events).filter((event) => event.deliveredAt !== null);
    for (const { id } of delivered.slice(0, Math.max(0, delivered.length - KEPT))) delete events[id];
  };

  const attempt = async (event: WebhookEvent): Promise<void> => {
    const problem = await deliver(url, secret, event, stopping.signal);
    if (stopping.signal.aborted && problem) return;
    event.attempts += 1;
    if (problem) {
      event.nextAttemptAt = Date.now() + waitAfter(event.attempts);
      log(`webhook ${event.type} ${event.id} not delivered (${problem}), attempt ${event.attempts}`);
    } else event.deliveredAt = Date.now();
    forgetOld();
    store.save();
  };

  const wake = (): void => {
    if (stopping.signal.aborted) return;
    clearTimeout(timer);
    const now = Date.now();
    const waiting = Object.values(events).filter(
      (event) => event.deliveredAt === null && event.created * 1000 > now - PATIENCE && !underWay.has(event.id),
    );
    for (const event of waiting.filter(({ nextAttemptAt }) => nextAttemptAt <= now)) {
      const run = attempt(event).finally(() => {
        underWay.delete(event.id);
        wake();
      });
      underWay.set(event.id, run);
    }
    const later = waiting.map(({ nextAttemptAt }) => nextAttemptAt).filter((at) => at > now);
    if (later.length > 0) timer = setTimeout(wake, Math.min(...later) - now);
  };

  return {
    wake,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await Promise.allSettled(underWay.values());
    },
  };
};
