import type { EventLog } from '@palmares/db/event-store';
import { headOf, historyEntry } from '@palmares/domain/data-export';
import { streamKinds, streamOf } from '@palmares/domain/kernel';
import { pagedEvents } from './paged-events.ts';

/** The text of `history.json`. */
export async function* historyText(log: Pick<EventLog, 'load'>, athleteId: string, at: Date): AsyncGenerator<string> {
  yield `${JSON.stringify(headOf('history', at)).slice(0, -1)},"events":[`;
  let separator = '\n';
  for (const kind of streamKinds)
    for await (const { version, recordedAt, metadata, event } of pagedEvents(log, streamOf(kind, athleteId))) {
      yield `${separator}${JSON.stringify(historyEntry({ kind, version, recordedAt, metadata, event }))}`;
      separator = ',\n';
    }
  yield '\n]}\n';
}
