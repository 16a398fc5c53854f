import { singleFlight } from '@palmares/domain/kernel';
import type { AnySectionDraft } from '../section-draft.ts';
import type { PortfolioPort, Sent, Trouble } from './portfolio-port.ts';

interface Sending {
  readonly drafts: readonly AnySectionDraft[];
  readonly port: PortfolioPort;
  /** Resolves when every change made so far is stored on the device. */
  stored(): Promise<void>;
  onSent(sent: Sent): void;
  /** Called with null once the server answers again. */
  onTrouble(trouble: Trouble | null): void;
}

export interface OutboxSender {
  /**
   * Makes and stores the first command of each section while the athlete pauses, so that sending need not wait for the
   * device. One that the athlete types over before it is sent is made again.
   */
  prepare(): void;
  /** Sends everything in the outbox. Resolves to false if it could not finish. */
  drain(): Promise<boolean>;
}

interface Prepared {
  readonly commandId: string;
  readonly draftStamp: number;
}

/** Sends one command at a time, in order: each is based on the version that answered the one before. */
export const outboxSender = ({ drafts, port, stored, onSent, onTrouble }: Sending): OutboxSender => {
  const prepared = new Map<AnySectionDraft, Prepared>();

  const firstCommand = (draft: AnySectionDraft) => {
    const { outbox, draftStamp } = draft.record();
    const before = prepared.get(draft);
    if (before && before.commandId === outbox[0]?.commandId) {
      if (before.draftStamp === draftStamp) return outbox[0];
      draft.stopTrying();
    }
    if (!draft.queue()) return undefined;
    draft.startTrying();
    return draft.record().outbox[0];
  };

  const prepareFirst = (draft: AnySectionDraft) => {
    const [head] = draft.record().outbox;
    const isSent = head?.tried && head.commandId !== prepared.get(draft)?.commandId;
    if (isSent) return;
    const item = firstCommand(draft);
    if (item) prepared.set(draft, { commandId: item.commandId, draftStamp: draft.record().draftStamp });
  };

  const sendFirst = async (draft: AnySectionDraft): Promise<boolean> => {
    const item = firstCommand(draft);
    prepared.delete(draft);
    if (!item) return false;
    await stored();
    const { commandId, basedOn, change } = item;
    const outcome = await port.send({ section: draft.name, commandId, basedOn, change });
    if (outcome.ok) {
      draft.answer(commandId, outcome.value.sectionVersion);
      onSent(outcome.value);
      return true;
    }
    draft.refuse(commandId, outcome.refusal, (await port.sections())[draft.name]);
    return true;
  };

  const drain = singleFlight(async (): Promise<boolean> => {
    try {
      for (const draft of drafts) while (await sendFirst(draft));
      onTrouble(null);
      return true;
    } catch (failure) {
      onTrouble(port.troubleOf(failure));
      return false;
    }
  });

  return {
    prepare: () => {
      if (drain.current()) return;
      for (const draft of drafts) prepareFirst(draft);
    },
    drain,
  };
};
