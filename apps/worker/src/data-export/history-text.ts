import type { EventLog } from '@palmares/db/event-store';
import { headOf, historyEntry } from '@palmares/domain/data-export';
import { streamKinds, streamOf } from '@palmares/domain/kernel';

/** Events that are in memory at once. */
const PAGE = 500;

/** The text of `history.json`, page by page: a long history never is in memory whole. */
export async function* historyText(log: Pick<EventLog, 'load'>, athleteId: string, at: Date): AsyncGenerator<string> {
  yield `${JSON.stringify(headOf('history', at)).slice(0, -1)},"events":[`;
  let separator = '\n';
  for (const kind of streamKinds) {
    const stream = streamOf(kind, athleteId);
    let after = 0;
    for (;;) {
      const page = await log.load(stream, { after, upTo: after + PAGE });
      if (page.length === 0) break;
      for (const { version, recordedAt, metadata, event } of page) {
        yield `${separator}${JSON.stringify(historyEntry({ kind, version, recordedAt, metadata, event }))}`;
        separator = ',\n';
      }
      after += PAGE;
    }
  }
  yield '\n]}\n';
}
