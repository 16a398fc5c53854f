import { randomUUID } from 'node:crypto';
import type { Metadata } from '@palmares/domain/events/metadata';
import type { Context } from './context.server.ts';

/** Who asks and from which device, for the history of what this request changes. */
export const athleteMetadata = (athleteId: string, { device }: Pick<Context, 'device'>): Metadata => ({
  actor: { kind: 'athlete', id: athleteId },
  correlationId: randomUUID(),
  causationId: null,
  device,
  link: null,
  reason: null,
});
