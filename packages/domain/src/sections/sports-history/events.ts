import { z } from 'zod/mini';
import { defineEvent } from '../../events/definition.ts';
import { metricSources } from './metric/metric.ts';
import { metricKinds, metricUnits } from './metric/units.ts';

const id = z.string();
const index = z.int();
const year = z.int();

const firstSport = z.object({
  id,
  country: z.enum(['can', 'usa']),
  sport: z.string(),
  category: z.string(),
  position: z.string(),
  team: z.string(),
  league: z.string(),
});
const sport = z.extend(firstSport, { categoryOther: z.string(), positionOther: z.string() });

const metric = z.object({
  kind: z.enum(metricKinds),
  value: z.int(),
  unit: z.enum(metricUnits),
  date: z.string(),
  source: z.enum(metricSources),
  link: z.string(),
});
const firstPerformance = z.object({ id, result: z.string(), event: z.string(), desc: z.string() });
const performance = z.extend(firstPerformance, { sportId: z.string(), metric: z.nullable(metric) });

const award = z.object({ id, name: z.string(), awardedBy: z.string(), description: z.string() });
const link = z.object({ id, name: z.string(), url: z.string() });

const moved = z.object({ id, index });
const removed = z.object({ id });

/** Version 1 had no words of the athlete's own for a level or position. */
const withoutOwnWords = (item: z.infer<typeof firstSport>): z.infer<typeof sport> => ({
  ...item,
  categoryOther: '',
  positionOther: '',
});
/** Version 1 did not say to which sport a performance belongs, and had no metric. */
const withoutMetric = (item: z.infer<typeof firstPerformance>): z.infer<typeof performance> => ({
  ...item,
  sportId: '',
  metric: null,
});

const added = <Item extends z.ZodMiniType>(item: Item) => z.object({ year, index, item });
const changed = <Item extends z.ZodMiniType>(item: Item) => z.object({ item });

/** The second schema version of an event, whose items have new fields. */
const second = <First extends { readonly item: unknown }>(
  first: z.ZodMiniType<First>,
  grown: (item: First['item']) => unknown,
) => ({
  schemaVersion: 2,
  upcast: {
    1: (old: unknown) => {
      const data = first.parse(old);
      return { ...data, item: grown(data.item) };
    },
  },
});

export const sportEvents = {
  SportAdded: defineEvent('SportAdded', added(sport), second(added(firstSport), withoutOwnWords)),
  SportChanged: defineEvent('SportChanged', changed(sport), second(changed(firstSport), withoutOwnWords)),
  SportMoved: defineEvent('SportMoved', moved),
  SportRemoved: defineEvent('SportRemoved', removed),
};

export const performanceEvents = {
  PerformanceAdded: defineEvent('PerformanceAdded', added(performance), second(added(firstPerformance), withoutMetric)),
  PerformanceChanged: defineEvent(
    'PerformanceChanged',
    changed(performance),
    second(changed(firstPerformance), withoutMetric),
  ),
  PerformanceMoved: defineEvent('PerformanceMoved', moved),
  PerformanceRemoved: defineEvent('PerformanceRemoved', removed),
};

export const awardEvents = {
  AwardAdded: defineEvent('AwardAdded', z.object({ year, index, item: award })),
  AwardChanged: defineEvent('AwardChanged', z.object({ item: award })),
  AwardMoved: defineEvent('AwardMoved', moved),
  AwardRemoved: defineEvent('AwardRemoved', removed),
};

export const externalLinkEvents = {
  ExternalLinkAdded: defineEvent('ExternalLinkAdded', z.object({ index, item: link })),
  ExternalLinkChanged: defineEvent('ExternalLinkChanged', z.object({ item: link })),
  ExternalLinkMoved: defineEvent('ExternalLinkMoved', moved),
  ExternalLinkRemoved: defineEvent('ExternalLinkRemoved', removed),
};
