import { streamKinds } from '@palmares/domain/kernel/stream';
import * as store from '@palmares/event-store/metrics/event-log-metrics';
import type { Instruments } from '@palmares/event-store/metrics/instruments';

/** What this process appended, for `createEventLog`. */
export const eventLogMetrics = (instruments: Instruments) => store.eventLogMetrics(instruments, streamKinds);
