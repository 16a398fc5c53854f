import type { Instruments } from '@palmares/event-store/metrics';

const outcomes = ['counted', 'same_visit', 'dropped', 'failed'] as const;
export type OpeningOutcome = (typeof outcomes)[number];

export interface OpeningMetrics {
  onOpening(outcome: OpeningOutcome): void;
}

/** Metrics of the shared pages that visitors open at this process. */
export const openingMetrics = ({ counter }: Instruments): OpeningMetrics => {
  const openings = counter({
    name: 'palmares_link_openings_total',
    help: 'Visits to shared pages: counted, of a visit that is counted already, dropped under load, or failed.',
    labelNames: ['outcome'],
  });
  for (const outcome of outcomes) openings.inc({ outcome }, 0);
  return { onOpening: (outcome) => openings.inc({ outcome }) };
};
