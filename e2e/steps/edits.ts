import { randomBytes } from 'node:crypto';
import { editSection } from '@palmares/application';
import { uuidv7 } from '@palmares/db';
import { createEventLog, type PostgresEventLog } from '@palmares/db/event-store';
import { type DomainEvent, streamOf } from '@palmares/domain/kernel';
import type { SectionName } from '@palmares/domain/portfolio';
import type { ProductUnderTest } from '../fixtures/product.ts';
import { untilProjected } from './projected.ts';
import { withDatabase } from './signed-in.ts';

/** Applies these changes to a section that nobody has written yet, one after the other. */
export const applyChanges = async (
  log: PostgresEventLog,
  athleteId: string,
  section: SectionName,
  changes: readonly unknown[],
): Promise<void> => {
  const athlete = { kind: 'athlete', athleteId, device: 'e2e' } as const;
  let basedOn = 0;
  for (const change of changes) {
    const edit = { section, basedOn, change };
    const edited = await editSection({ log, now: () => new Date() }, athlete, { commandId: crypto.randomUUID(), edit });
    if (!edited.ok) throw new Error(`${section} was refused: ${JSON.stringify(edited.refusal)}`);
    basedOn = edited.value.sectionVersion;
  }
};

/** Number of events in one append. */
const AT_ONCE = 1000;

/** Appends events to an athlete's stream as given, which no command would write today, or not as fast. */
export const appendEvents = (
  product: ProductUnderTest,
  athleteId: string,
  events: readonly DomainEvent[],
  kind: Parameters<typeof streamOf>[0] = 'portfolio',
): Promise<void> =>
  withDatabase(product, async ({ database, keyring }) => {
    const log = createEventLog(database, keyring);
    for (let from = 0; from < events.length; from += AT_ONCE) {
      const commandId = uuidv7();
      const { outcome } = await log.append({
        stream: streamOf(kind, athleteId),
        expected: 'any',
        commandId,
        commandHash: randomBytes(32),
        events: events.slice(from, from + AT_ONCE),
        metadata: {
          actor: { kind: 'athlete', id: athleteId },
          correlationId: commandId,
          causationId: null,
          device: 'e2e',
          link: null,
          reason: null,
        },
      });
      if (outcome !== 'appended') throw new Error(`The append ended with ${outcome}`);
    }
    await untilProjected(database, kind, athleteId);
  });
