import { type EventLog, foldStream, type RecordedEvent } from '@palmares/db/event-store';
import { streamOf } from '@palmares/domain/kernel';
import type { SharingState } from '@palmares/domain/sharing';
import { type HistoryKind, historyKinds, tellerOf } from '@palmares/history/events';
import type { Voice } from '@palmares/history/voice';

export interface DescribedEvent {
  readonly kind: HistoryKind;
  readonly recorded: RecordedEvent;
  readonly says: string;
}

export interface DescribedHistory {
  /** Events of all streams in recorded order. */
  readonly events: readonly DescribedEvent[];
  readonly links: SharingState['links'];
}

const describeStream = async (
  log: EventLog,
  kind: HistoryKind,
  athleteId: string,
  voice: Voice,
): Promise<readonly DescribedEvent[]> => {
  const tell = tellerOf(kind, voice);
  return (await log.load(streamOf(kind, athleteId))).map((recorded) => ({ kind, recorded, says: tell(recorded) }));
};

export const describeHistory = async (log: EventLog, athleteId: string, voice: Voice): Promise<DescribedHistory> => {
  const [sharing, ...streams] = await Promise.all([
    // Given `{}`, folds from the first event instead of a snapshot, as everything that support reads does.
    foldStream(log, 'sharing', athleteId, {}),
    ...historyKinds.map((kind) => describeStream(log, kind, athleteId, voice)),
  ]);
  return {
    events: streams.flat().sort((a, b) => a.recorded.recordedAt.getTime() - b.recorded.recordedAt.getTime()),
    links: sharing.state.links,
  };
};
