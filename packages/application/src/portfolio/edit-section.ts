import type { Tx } from '@palmares/db';
import type { EventLog, PostgresEventLog } from '@palmares/db/event-store';
import { readyFiles, useFiles } from '@palmares/db/files';
import type { ReadyFile } from '@palmares/domain/files';
import {
  accepted,
  type FieldCode,
  type Outcome,
  type Refusal,
  refused,
  refusedBy,
  streamOf,
} from '@palmares/domain/kernel';
import {
  type DeviceEditRefusal,
  deviceEditDecider,
  type ParsedEdit,
  type PortfolioEvent,
  type PortfolioState,
  referredFiles,
  sectionEdit,
  sections,
} from '@palmares/domain/portfolio';
import { PartForgotten } from '@palmares/event-store/event-log';
import { type AthleteActor, metadataOf } from '../actor.ts';
import { asSent } from '../commands/as-sent.ts';
import { type Handled, handleCommand } from '../commands/handle-command.ts';
import type { InTransaction } from '../in-transaction.ts';

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

interface Edit {
  readonly commandId: string;
  readonly command: ParsedEdit;
  /** The command with only the fields that the device sent. */
  readonly asked: object;
  readonly at: Date;
  readonly files?: readonly ReadyFile[];
}

type Edited = Outcome<Handled<PortfolioEvent, PortfolioState>, DeviceEditRefusal>;

const handleEdit = (
  log: EventLog,
  actor: AthleteActor,
  { commandId, command, asked, at, files = [] }: Edit,
): Promise<Edited> =>
  handleCommand({
    log,
    decider: deviceEditDecider,
    stream: streamOf('portfolio', actor.athleteId),
    commandId,
    command,
    asked,
    context: { at, files },
    metadata: metadataOf(actor, commandId),
  });

/** Updates the files' rows in the transaction of the event that begins or ceases to refer to them. */
const editWithFiles = async (tx: Tx, log: EventLog, actor: AthleteActor, edit: Edit): Promise<Edited> => {
  const { athleteId } = actor;
  const files = await readyFiles(tx, athleteId);
  const edited = await handleEdit(log, actor, { ...edit, files });
  if (!edited.ok || edited.value.repeated || edited.value.events.length === 0) return edited;
  const missing = await useFiles(tx, athleteId, referredFiles(edited.value.state));
  const swept = files.find(({ id }) => missing.includes(id));
  if (swept) throw new Error(`File ${swept.id} was deleted while an edit referred to it`);
  return edited;
};

/** The log, or the caller's transaction with its log. */
type Logged = { readonly log: PostgresEventLog } | Pick<InTransaction, 'tx' | 'log'>;

export type EditDeps = Logged & { readonly now: () => Date };

const inTransaction = <Result>(deps: Logged, work: (tx: Tx, inside: EventLog) => Promise<Result>): Promise<Result> =>
  'tx' in deps ? work(deps.tx, deps.log) : deps.log.transaction(work);

const changeIn = (edit: unknown): unknown =>
  typeof edit === 'object' && edit !== null && 'change' in edit ? edit.change : undefined;

/**
 * Turns a destroyed contact key into a refusal. The portfolio may not know of the destruction yet, after a restore or
 * while this edit is decided; a failure would be retried forever and block the device's other edits.
 */
const refuseForgotten = (error: unknown): Edited => {
  if (error instanceof PartForgotten) return refused('contact_forgotten');
  throw error;
};

/** Edits one section of the athlete's own portfolio. */
export const editSection = async (
  deps: EditDeps,
  actor: AthleteActor,
  { commandId, edit }: EditSectionInput,
): Promise<Outcome<SectionEdited, EditSectionRefusal>> => {
  const parsed = sectionEdit.safeParse(edit);
  if (!parsed.success) return refusedBy(parsed.error, 'change');
  const command = parsed.data;
  const asked = { ...command, change: asSent(command.change, changeIn(edit)) };
  const toHandle = { commandId, command, asked, at: deps.now() };
  const handled = await (sections[command.section].files
    ? inTransaction(deps, (tx, inside) => editWithFiles(tx, inside, actor, toHandle))
    : handleEdit(deps.log, actor, toHandle)
  ).catch(refuseForgotten);
  if (!handled.ok) return handled;
  const { version, events } = handled.value;
  return accepted({ version, sectionVersion: events.length > 0 ? version : command.basedOn });
};
