import { loggableError } from '@palmares/db';
import { type Opening, recordOpening } from '@palmares/db/openings';
import { log as logger } from '../../server/log.server.ts';
import { metrics } from '../../server/metrics/metrics.server.ts';
import { afterPage } from '../../server/request-scope.server.ts';
import type { Context } from '../transport/context.server.ts';
import { isVisit } from './is-a-visit.ts';

/** Maximum concurrent writes, because each takes a connection that the pages need more. */
const MAX_CONCURRENT = 4;

/** Visits that are being stored. Two requests of one visitor at once are one visit. */
const storing = new Set<string>();

const store = async ({ database, jobs, config: { pepper } }: Context['services'], opening: Opening): Promise<void> => {
  const { onOpening } = metrics().openings;
  const visit = `${opening.link.linkId} ${opening.anonToken}`;
  if (storing.has(visit)) return onOpening('same_visit');
  if (storing.size >= MAX_CONCURRENT) return onOpening('dropped');
  storing.add(visit);
  try {
    onOpening((await recordOpening({ database, jobs, pepper }, opening)) ? 'counted' : 'same_visit');
  } catch (failure) {
    onOpening('failed');
    logger().warn({ err: loggableError(failure) }, 'an opening of a link was not counted');
  } finally {
    storing.delete(visit);
  }
};

type OpenedNow = Pick<Opening, 'link' | 'at'>;

/** Counts an opening once the page is ready, unless the athlete or an automated client asked for it. */
export const recordVisit = ({ services, session, visitor }: Context, { link, at }: OpenedNow): void => {
  // Not projected yet, so there is no version to record.
  if (session?.athleteId === link.athleteId || link.versions.portfolio === 0) return;
  afterPage((request) => {
    if (isVisit(request)) void store(services, { link, at, anonToken: visitor.anonToken });
  });
};
