import { streamKinds } from '@palmares/domain/kernel';
import type { Instruments } from '@palmares/event-store/metrics';
import * as store from '@palmares/event-store/metrics';

/** What this process appended, for `createEventLog`. */
export const eventLogMetrics = (instruments: Instruments) => store.eventLogMetrics(instruments, streamKinds);
