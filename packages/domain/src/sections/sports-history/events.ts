import { z } from 'zod';
import { defineEvent } from '../../events/definition.ts';

const id = z.string();
const index = z.int();
const year = z.int();

const sport = z.object({
  id,
  country: z.enum(['can', 'usa']),
  sport: z.string(),
  category: z.string(),
  position: z.string(),
  team: z.string(),
  league: z.string(),
});
const performance = z.object({ id, result: z.string(), event: z.string(), desc: z.string() });
const award = z.object({ id, name: z.string(), awardedBy: z.string(), description: z.string() });
const link = z.object({ id, name: z.string(), url: z.string() });

const moved = z.object({ id, index });
const removed = z.object({ id });

export const sportEvents = {
  SportAdded: defineEvent('SportAdded', z.object({ year, index, item: sport })),
  SportChanged: defineEvent('SportChanged', z.object({ item: sport })),
  SportMoved: defineEvent('SportMoved', moved),
  SportRemoved: defineEvent('SportRemoved', removed),
};

export const performanceEvents = {
  PerformanceAdded: defineEvent('PerformanceAdded', z.object({ year, index, item: performance })),
  PerformanceChanged: defineEvent('PerformanceChanged', z.object({ item: performance })),
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
