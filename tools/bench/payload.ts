import { randomBytes, randomUUID } from 'node:crypto';
import type { Metadata } from '@palmares/domain/events';

/** Bytes of an event's data as JSON. */
export const PAYLOAD_BYTES = 300;

const EMPTY = JSON.stringify({ motto: '', explanation: '' }).length;

/** Made beforehand and given in turn: what is measured is the store, not the making of what it stores. */
export const premade = <Value>(make: () => Value): (() => Value) => {
  const values = Array.from({ length: 1024 }, make);
  let given = 0;
  return () => {
    given += 1;
    return values[given % values.length] ?? make();
  };
};

/** An event of the product whose data are 300 bytes of JSON that do not compress. */
export const payload = premade(() => ({
  motto: 'Keep your head up',
  explanation: randomBytes(PAYLOAD_BYTES)
    .toString('base64url')
    .slice(0, PAYLOAD_BYTES - EMPTY - 17),
}));

export const mottoOf = (data: ReturnType<typeof payload>) => ({ type: 'MottoWritten', data }) as const;

/** What the product writes beside each event. */
export const metadataOf = (athleteId: string): Metadata => ({
  actor: { kind: 'athlete', id: athleteId },
  correlationId: randomUUID(),
  causationId: null,
  device: 'Safari on iPhone',
  link: null,
  reason: null,
});
