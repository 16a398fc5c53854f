import type { AthleteActor } from '@palmares/application';
import type { Context } from './context.server.ts';

/** Returns the athlete and their device, for the event's metadata. */
export const athleteActor = ({
  athleteId,
  device,
}: Pick<Context, 'device'> & { readonly athleteId: string }): AthleteActor => ({ kind: 'athlete', athleteId, device });
