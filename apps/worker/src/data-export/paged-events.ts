import type { EventLog, RecordedEvent } from '@palmares/db/event-store';
import type { StreamId } from '@palmares/domain/kernel';

/** Events that are in memory at once. */
const PAGE = 500;

/** The events of a stream in order, read in pages so that a long history is never in memory as a whole. */
export async function* pagedEvents(log: Pick<EventLog, 'load'>, stream: StreamId): AsyncGenerator<RecordedEvent> {
  for (let after = 0; ; after += PAGE) {
    const page = await log.load(stream, { after, upTo: after + PAGE });
    if (page.length === 0) return;
    yield* page;
  }
}
