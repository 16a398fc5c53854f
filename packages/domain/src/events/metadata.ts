export type ActorKind = 'athlete' | 'visitor' | 'operator' | 'system';

/** Actor, request, cause, device, link and reason of an event. Encrypted, like the event's data. */
export interface Metadata {
  readonly actor: { readonly kind: ActorKind; readonly id: string | null };
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly device: string | null;
  readonly link: string | null;
  /** The operator's reason; null for everybody else. */
  readonly reason: string | null;
}
