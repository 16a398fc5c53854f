import { currentVersionOf, type Metadata, otherPersons, upcast } from '@palmares/domain/events';
import type { EventCodec } from '@palmares/event-store';

/** Lets the event store read and write events as the domain's registry declares them. */
export const codec: EventCodec<Metadata> = {
  versionOf: currentVersionOf,
  parts: otherPersons,
  read: upcast,
  // The event log of this package only writes this type.
  readMetadata: (metadata) => metadata as Metadata,
};
