import type { AthleteActor } from '@palmares/application';
import type { Context } from './context.server.ts';

/** Who asks and from which device, for the history of what this request changes. */
export const athleteActor = ({
  athleteId,
  device,
}: Pick<Context, 'device'> & { readonly athleteId: string }): AthleteActor => ({ kind: 'athlete', athleteId, device });
