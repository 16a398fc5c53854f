import { identityEvents } from '../identity/events.ts';
import type { DomainEvent } from '../kernel/decider.ts';
import type { StreamKind } from '../kernel/stream.ts';
import { planEvents } from '../plan/events.ts';
import { portfolioOwnEvents } from '../portfolio/events.ts';
import { portfolioSections, type SectionName } from '../portfolio/sections.ts';
import { sharingEvents } from '../sharing/events.ts';
import type { EventDefinition, OtherPerson } from './definition.ts';

/** An event type or version that this program does not know: a newer program wrote it, or the row is damaged. */
export class UnknownEvent extends Error {
  readonly type: string;
  readonly schemaVersion: number;

  constructor(type: string, schemaVersion: number) {
    super(`Unknown event ${type}, schema version ${schemaVersion}`);
    this.name = 'UnknownEvent';
    this.type = type;
    this.schemaVersion = schemaVersion;
  }
}

export interface RegisteredEvent extends EventDefinition {
  readonly kind: StreamKind;
  readonly section?: SectionName;
}

const ofKind = (kind: StreamKind, events: Readonly<Record<string, EventDefinition>>): RegisteredEvent[] =>
  Object.values(events).map((event) => ({ ...event, kind }));

/** Every event type. The types of a section come from the section. */
export const registeredEvents: readonly RegisteredEvent[] = [
  ...ofKind('portfolio', portfolioOwnEvents),
  ...portfolioSections.flatMap(({ name, events }) =>
    ofKind('portfolio', events).map((event) => ({ ...event, section: name })),
  ),
  ...ofKind('identity', identityEvents),
  ...ofKind('sharing', sharingEvents),
  ...ofKind('plan', planEvents),
];

const byType: ReadonlyMap<string, RegisteredEvent> = new Map(registeredEvents.map((event) => [event.type, event]));

export const eventTypes: readonly string[] = registeredEvents.map(({ type }) => type);

export const registeredEvent = (type: string): RegisteredEvent | undefined => byType.get(type);

/** The types of events with a field about another person than the athlete. */
export const otherPersons: ReadonlyMap<string, OtherPerson> = new Map(
  registeredEvents.flatMap(({ type, otherPerson }) => (otherPerson ? [[type, otherPerson] as const] : [])),
);

/** The schema version in which this event type is written today. Throws `UnknownEvent`. */
export const currentVersionOf = (type: string): number => {
  const registered = byType.get(type);
  if (!registered) throw new UnknownEvent(type, 0);
  return registered.schemaVersion;
};

/**
 * Converts a stored event to its current schema version. The only place that knows old versions. Throws `UnknownEvent`.
 */
export const upcast = (type: string, schemaVersion: number, data: unknown): DomainEvent => {
  const registered = byType.get(type);
  if (!registered) throw new UnknownEvent(type, schemaVersion);
  let current = data;
  for (let version = schemaVersion; version !== registered.schemaVersion; version += 1) {
    const step = registered.upcast[version];
    if (!step) throw new UnknownEvent(type, schemaVersion);
    current = step(current);
  }
  return registered.read(current);
};
