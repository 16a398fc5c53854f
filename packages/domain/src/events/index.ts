export { deciders, type FoldedKind, type StateOf, type StreamEvent } from './deciders.ts';
export type { Metadata } from './metadata.ts';
export {
  currentVersionOf,
  eventTypes,
  otherPersons,
  registeredEvent,
  registeredEvents,
  UnknownEvent,
  upcast,
} from './registry.ts';
