import type { Database } from '@palmares/db';
import type { PostgresEventLog } from '@palmares/db/event-store';
import { anAccount, metadata, request, type TestLog } from '@palmares/db/testing';
import type { Metadata } from '@palmares/domain/events';
import { type DomainEvent, type StreamKind, streamOf } from '@palmares/domain/kernel';
import type { PlanEvent } from '@palmares/domain/plan';
import type { PortfolioEvent } from '@palmares/domain/portfolio';
import type { SharingEvent } from '@palmares/domain/sharing';
import { award, portfolioSamples, sport } from '@palmares/history/testing';
import { sql } from 'kysely';

export const story =
  'I started at six on a pond behind the school, and I have stopped pucks in every rink between Thunder Bay and Ottawa since.';
const written = portfolioSamples.IntroductionWritten;

const portfolio: readonly PortfolioEvent[] = [
  { type: 'PortfolioStarted', data: portfolioSamples.PortfolioStarted },
  { type: 'IntroductionWritten', data: { ...written, intro: story } },
  { type: 'SportAdded', data: { year: 2026, index: 0, item: sport } },
  { type: 'AwardAdded', data: { year: 2026, index: 0, item: award } },
  { type: 'MottoWritten', data: { motto: 'One more save', explanation: '' } },
  { type: 'SportChanged', data: { item: { ...sport, team: 'Lions' } } },
  { type: 'AwardRemoved', data: { id: award.id } },
  { type: 'IntroductionWritten', data: { ...written, intro: story.replace('six', 'five') } },
];

export const linkId = 'b0000000-0000-4000-8000-000000000001';
const published: SharingEvent = {
  type: 'PortfolioPublished',
  data: { linkId, label: 'Coach Brodeur', passcode: 'own', expiresAt: null, parts: null },
};
const granted: PlanEvent = { type: 'AthletePlanGranted', data: { until: null, reason: 'scholarship' } };

/** No two events get the same time, so their order is certain. */
const nextMillisecond = (database: Database) =>
  sql`select pg_sleep_until(date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond')`.execute(
    database.kysely,
  );

const appended = async (
  log: PostgresEventLog,
  kind: StreamKind,
  athleteId: string,
  event: DomainEvent,
  by: Partial<Metadata>,
): Promise<void> => {
  const { outcome } = await log.append(request(streamOf(kind, athleteId), { events: [event], metadata: metadata(by) }));
  if (outcome !== 'appended') throw new Error(`${event.type} was not appended: ${outcome}`);
};

/**
 * Creates an athlete with eight portfolio versions, a link and a plan, changed by different people from different
 * places.
 */
export const pastOfNora = async (
  database: Database,
  { log, athlete }: TestLog,
): Promise<{ athleteId: string; email: string }> => {
  const { athleteId } = await athlete();
  const { email } = await anAccount(database, { athleteId, firstName: 'Nora', lastName: 'Whitcombe' });
  const nora = { actor: { kind: 'athlete', id: athleteId }, device: 'Safari, iPhone' } as const;
  for (const event of portfolio) {
    await appended(log, 'portfolio', athleteId, event, nora);
    await nextMillisecond(database);
  }
  await appended(log, 'plan', athleteId, granted, {
    actor: { kind: 'operator', id: 'ines' },
    reason: 'won the provincial draw',
  });
  await nextMillisecond(database);
  await appended(log, 'sharing', athleteId, published, { ...nora, link: linkId });
  return { athleteId, email };
};
