export type ActorKind = 'athlete' | 'visitor' | 'operator' | 'system';

/** Who, in which request, because of what, from which device or link, and why. Kept encrypted beside the event's data. */
export interface Metadata {
  readonly actor: { readonly kind: ActorKind; readonly id: string | null };
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly device: string | null;
  readonly link: string | null;
  /** In an operator's own words; null for everybody else. */
  readonly reason: string | null;
}
