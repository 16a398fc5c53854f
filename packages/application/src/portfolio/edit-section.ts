import type { EventLog } from '@palmares/db/event-store';
import { accepted, type FieldCode, type Outcome, type Refusal, refusedBy, streamOf } from '@palmares/domain/kernel';
import { type DeviceEditRefusal, deviceEditDecider, sectionEdit } from '@palmares/domain/portfolio';
import { type AthleteActor, metadataOf } from '../actor.ts';
import { handleCommand } from '../commands/handle-command.ts';

export interface EditSectionInput {
  readonly commandId: string;
  /** A {@link SectionEdit} as the device sent it, not validated yet. */
  readonly edit: unknown;
}

export interface SectionEdited {
  /** The portfolio stream's version, to pass as `atLeastVersion`. */
  readonly version: number;
  /** The section's version, which the device's next edit is based on. */
  readonly sectionVersion: number;
}

export type EditSectionRefusal = DeviceEditRefusal | Refusal<FieldCode>;

/** Edits one section of the athlete's own portfolio. */
export const editSection = async (
  { log }: { readonly log: EventLog },
  actor: AthleteActor,
  { commandId, edit }: EditSectionInput,
): Promise<Outcome<SectionEdited, EditSectionRefusal>> => {
  const parsed = sectionEdit.safeParse(edit);
  if (!parsed.success) return refusedBy(parsed.error, 'change');
  const handled = await handleCommand({
    log,
    decider: deviceEditDecider,
    stream: streamOf('portfolio', actor.athleteId),
    commandId,
    command: parsed.data,
    context: { at: new Date() },
    metadata: metadataOf(actor, commandId),
  });
  if (!handled.ok) return handled;
  const { version, events } = handled.value;
  return accepted({ version, sectionVersion: events.length > 0 ? version : parsed.data.basedOn });
};
