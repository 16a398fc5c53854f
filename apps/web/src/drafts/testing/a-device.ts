import {
  type DraftContent,
  type SectionContent,
  type SectionName,
  type SectionStates,
  sections,
} from '@palmares/domain/portfolio';
import { deviceClock } from '../device/device-clock.ts';
import { outboxSender } from '../outbox/outbox-sender.ts';
import type { PortfolioPort } from '../outbox/portfolio-port.ts';
import { restored } from '../restore.ts';
import { draftOf, sectionDrafts } from '../section-drafts.ts';
import { noSteps, type Steps } from '../undo/steps.ts';
import { undoHistory } from '../undo/undo-history.ts';

interface DeviceOptions {
  readonly port: Pick<PortfolioPort, 'send' | 'sections'>;
  /** The account's sections when the page opens. */
  readonly known: SectionStates;
  now(): Date;
}

/** A page of the editor without its screen: drafts, steps and outbox, wired as `editor.client.ts` does it. */
export const aDevice = ({ port, known, now }: DeviceOptions) => {
  let stored: Steps = noSteps;
  let isOnline = true;
  const online = async () => {
    if (!isOnline) throw new Error('offline');
    return port;
  };
  const drafts = sectionDrafts(known, deviceClock(now, 0));
  const of = <Name extends SectionName>(name: Name) => draftOf(drafts, name);
  const openHistory = () =>
    undoHistory({
      drafts,
      stored,
      load: () => import('../undo/take-step.ts'),
      change: async (change) => {
        stored = change(stored);
        return stored;
      },
      onChange: () => {},
      now,
    });
  let history = openHistory();
  for (const draft of drafts) draft.subscribe((origin) => history.changed(draft, origin));
  const sender = outboxSender({
    drafts,
    port: {
      send: async (sending) => (await online()).send(sending),
      sections: async () => (await online()).sections(),
      troubleOf: () => 'offline',
    },
    stored: async () => {},
    onSent: () => {},
    onTrouble: () => {},
  });
  const type = async <Name extends SectionName>(name: Name, content: DraftContent<Name>): Promise<void> => {
    of(name).type(content);
    await history.note();
  };

  return {
    drafts,
    of,
    type,
    draft: <Name extends SectionName>(name: Name): DraftContent<Name> => of(name).record().draft,
    /** Restores a section to what it said at an earlier moment, as the page of that moment does it. */
    restore: async <Name extends SectionName>(name: Name, then: SectionContent<Name>): Promise<void> => {
      const { draft, base } = of(name).record();
      const before = of(name).rules.validPart(draft, base.content);
      const context = { at: now(), missingFiles: [] };
      await type(name, sections[name].draft(restored(sections[name], before, then, context)));
    },
    undo: () => history.take('undo'),
    redo: () => history.take('redo'),
    goOffline: () => {
      isOnline = false;
    },
    goOnline: () => {
      isOnline = true;
    },
    /** Sends everything that waits; resolves to false if it could not finish. */
    send: () => sender.drain(),
    /** Asks the account what it has, as on returning to the page. */
    refresh: async (): Promise<void> => {
      const versions = new Map(drafts.map((draft) => [draft.name, draft.record().base.version]));
      const server = await (await online()).sections();
      for (const draft of drafts) draft.refresh(versions.get(draft.name) ?? 0, server[draft.name]);
    },
    /** Opens the page again on the same device. */
    reload: () => {
      history.close();
      history = openHistory();
    },
    /** The sections of which something is not in the account, with what the page says about them. */
    unsaved: () => drafts.map((draft) => draft.summary()).filter(({ touched }) => touched),
  };
};

export type Device = ReturnType<typeof aDevice>;
