import type { AnySectionDraft } from '../section-draft.ts';
import type { PortfolioPort, Sent, Trouble } from './portfolio-port.ts';

interface Sending {
  readonly drafts: readonly AnySectionDraft[];
  readonly port: PortfolioPort;
  /** Resolves when every change made so far is stored on the device. */
  stored(): Promise<void>;
  onSent(sent: Sent): void;
  /** Null when the server answers again. */
  onTrouble(trouble: Trouble | null): void;
}

export interface OutboxSender {
  /** Sends everything in the outbox. Resolves to false if it could not finish. */
  drain(): Promise<boolean>;
}

/** Sends one command at a time, in order: each is based on the version that answered the one before. */
export const outboxSender = ({ drafts, port, stored, onSent, onTrouble }: Sending): OutboxSender => {
  const sendFirst = async (draft: AnySectionDraft): Promise<boolean> => {
    if (!draft.queue()) return false;
    draft.startTrying();
    const [item] = draft.record().outbox;
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

  const drainAll = async (): Promise<boolean> => {
    try {
      for (const draft of drafts) while (await sendFirst(draft));
      onTrouble(null);
      return true;
    } catch (failure) {
      onTrouble(port.troubleOf(failure));
      return false;
    }
  };

  let running: Promise<boolean> | undefined;
  return {
    drain: () => {
      running ??= drainAll().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
};
