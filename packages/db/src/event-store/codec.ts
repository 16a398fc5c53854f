import { currentVersionOf, type Metadata, upcast } from '@palmares/domain/events';
import type { EventCodec } from '@palmares/event-store';

/** The event store reads and writes events as the domain's registry declares them. */
export const codec: EventCodec<Metadata> = {
  versionOf: currentVersionOf,
  read: upcast,
  // Written by the event log below, which takes no other.
  readMetadata: (metadata) => metadata as Metadata,
};
