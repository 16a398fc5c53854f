import { randomBytes, randomUUID } from 'node:crypto';
import type { Metadata } from '@palmares/domain/application/event-log';

/** Bytes of an event's data as JSON. */
export const PAYLOAD_BYTES = 300;

const EMPTY = JSON.stringify({ motto: '', explanation: '' }).length;

/** An event of the product whose data are 300 bytes of JSON that do not compress. */
export const payload = () => ({
  motto: 'Keep your head up',
  explanation: randomBytes(PAYLOAD_BYTES)
    .toString('base64url')
    .slice(0, PAYLOAD_BYTES - EMPTY - 17),
});

export const mottoOf = (data: ReturnType<typeof payload>) => ({ type: 'MottoWritten', data }) as const;

/** What the product writes beside each event. */
export const metadataOf = (athleteId: string): Metadata => ({
  actor: { kind: 'athlete', id: athleteId },
  correlationId: randomUUID(),
  causationId: null,
  device: 'Safari on iPhone',
  link: null,
});
