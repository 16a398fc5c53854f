import { randomBytes, randomUUID } from 'node:crypto';
import type { Metadata } from '@palmares/domain/events';

/** Size of an event's data as JSON, in bytes. */
export const PAYLOAD_BYTES = 300;

const EMPTY = JSON.stringify({ motto: '', explanation: '' }).length;

/** Makes values in advance and returns them in turn, so that making them is not measured. */
export const premade = <Value>(make: () => Value): (() => Value) => {
  const values = Array.from({ length: 1024 }, make);
  let given = 0;
  return () => {
    given += 1;
    return values[given % values.length] ?? make();
  };
};

/** A product event whose data is 300 bytes of incompressible JSON. */
export const payload = premade(() => ({
  motto: 'Keep your head up',
  explanation: randomBytes(PAYLOAD_BYTES)
    .toString('base64url')
    .slice(0, PAYLOAD_BYTES - EMPTY - 17),
}));

export const mottoOf = (data: ReturnType<typeof payload>) => ({ type: 'MottoWritten', data }) as const;

/** The metadata that the product writes with each event. */
export const metadataOf = (athleteId: string): Metadata => ({
  actor: { kind: 'athlete', id: athleteId },
  correlationId: randomUUID(),
  causationId: null,
  device: 'Safari on iPhone',
  link: null,
  reason: null,
});
