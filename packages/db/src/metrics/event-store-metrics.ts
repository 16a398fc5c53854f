import { streamKinds } from '@palmares/domain/kernel';
import type { Instruments } from '@palmares/event-store/metrics';
import * as store from '@palmares/event-store/metrics';

/** Metrics of this process's appends, for `createEventLog`. */
export const eventLogMetrics = (instruments: Instruments) => store.eventLogMetrics(instruments, streamKinds);
