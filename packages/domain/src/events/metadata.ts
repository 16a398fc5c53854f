export type ActorKind = 'athlete' | 'visitor' | 'operator' | 'system';

/**
 * Who caused an event, in which request, because of what, from which device or link, and why. Encrypted, like the
 * event's data.
 */
export interface Metadata {
  readonly actor: { readonly kind: ActorKind; readonly id: string | null };
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly device: string | null;
  readonly link: string | null;
  /** The operator's reason; null for everybody else. */
  readonly reason: string | null;
}
