import type { AthleteActor } from '@palmares/application';
import type { Context } from './context.server.ts';

/** Who makes this request and from which device, for the event's metadata. */
export const athleteActor = ({
  athleteId,
  device,
}: Pick<Context, 'device'> & { readonly athleteId: string }): AthleteActor => ({ kind: 'athlete', athleteId, device });
