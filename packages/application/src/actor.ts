import type { Metadata } from '@palmares/domain/events';

/** The person or job that runs a use case; every event stores it as metadata. */
export type Actor =
  | { readonly kind: 'athlete'; readonly athleteId: string; readonly device: string | null }
  | { readonly kind: 'operator'; readonly name: string; readonly reason: string; readonly device: string | null }
  /** An anonymous visitor, authorized by a link, such as a guardian. */
  | { readonly kind: 'visitor' }
  | { readonly kind: 'system'; readonly jobId: string };

const nothingElse = { causationId: null, device: null, link: null, reason: null } as const;

/** Returns the metadata of a command's events. Their correlation id is the command's id, or the job's id in a job. */
export const metadataOf = (actor: Actor, commandId: string): Metadata => {
  switch (actor.kind) {
    case 'athlete':
      return {
        ...nothingElse,
        actor: { kind: 'athlete', id: actor.athleteId },
        correlationId: commandId,
        device: actor.device,
      };
    case 'operator':
      return {
        ...nothingElse,
        actor: { kind: 'operator', id: actor.name },
        correlationId: commandId,
        device: actor.device,
        reason: actor.reason,
      };
    case 'visitor':
      return {
        ...nothingElse,
        actor: { kind: 'visitor', id: null },
        correlationId: commandId,
      };
    case 'system':
      return {
        ...nothingElse,
        actor: { kind: 'system', id: null },
        correlationId: actor.jobId,
        causationId: actor.jobId,
      };
  }
};

/** An athlete acting on their own data. */
export type AthleteActor = Extract<Actor, { kind: 'athlete' }>;

/** A guardian acting, by an emailed link, on the data of their athlete. */
export type GuardianOfAthlete = Extract<Actor, { kind: 'visitor' }> & { readonly athleteId: string };

/** An operator acting on the data of an athlete who asked for it. */
export type OperatorForAthlete = Extract<Actor, { kind: 'operator' }> & { readonly athleteId: string };
