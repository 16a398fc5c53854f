import type { Metadata } from '@palmares/domain/events';

/** Who runs a use case, and what history keeps of it beside the events. */
export type Actor =
  | { readonly kind: 'athlete'; readonly athleteId: string; readonly device: string | null }
  | { readonly kind: 'operator'; readonly name: string; readonly reason: string; readonly device: string | null }
  | { readonly kind: 'system'; readonly jobId: string };

const nothingElse = { causationId: null, device: null, link: null, reason: null } as const;

/** The metadata of a command's events, correlated by the command's id; a job correlates by its own. */
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
    case 'system':
      return {
        ...nothingElse,
        actor: { kind: 'system', id: null },
        correlationId: actor.jobId,
        causationId: actor.jobId,
      };
  }
};

/** An athlete who acts on what is their own. */
export type AthleteActor = Extract<Actor, { kind: 'athlete' }>;
