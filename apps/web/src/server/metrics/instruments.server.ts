import type { Instruments } from '@palmares/db/metrics';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export const instrumentsIn = (registry: Registry): Instruments => {
  const registers = [registry];
  return {
    counter: (description) => new Counter({ ...description, registers }),
    histogram: ({ buckets, ...description }) => new Histogram({ ...description, buckets: [...buckets], registers }),
    gauge: (description) => {
      const gauge = new Gauge({ ...description, registers });
      return {
        set: (labels, value) => gauge.set(labels, value),
        clear: () => {
          gauge.reset();
          // Without labels, a reset leaves 0, which would look like a measurement.
          if (description.labelNames.length === 0) gauge.remove();
        },
      };
    },
  };
};
