import { deviceClock } from './device/device-clock.ts';
import { openDeviceStore } from './device/device-store.client.ts';
import { rememberVersion } from './device/last-version.ts';
import { sendingTurn } from './device/sending-turn.client.ts';
import { openTabs, thisPage } from './device/tabs.client.ts';
import type { Editor, EditorState, OpenEditor } from './editor.ts';
import { keeper } from './keeper.ts';
import { outboxSender, pauseAfter } from './outbox/outbox-sender.ts';
import { saveState } from './save-state.ts';
import type { AnySectionDraft } from './section-draft.ts';
import { sectionDrafts } from './section-drafts.ts';

/** Long enough that a word is not cut in two, short enough that looking up finds it saved. */
const typingPause = 700;
/** How long what the server said on coming back to the page counts as new. */
const freshFor = 15_000;

const soon = (run: () => void): void => {
  if (document.visibilityState === 'visible') requestAnimationFrame(run);
  else setTimeout(run, 0);
};

const open = async ({ athleteId, port, known }: OpenEditor): Promise<Editor & { close(): void }> => {
  const store = await openDeviceStore();
  const drafts = sectionDrafts(known, deviceClock());
  const listeners = new Set<() => void>();
  const closing = new AbortController();
  let persistent = store.persistent;
  let trouble: Parameters<typeof saveState>[0]['trouble'] = null;
  let state: EditorState | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedAt = 0;

  const changedState = () => {
    state = null;
    for (const listener of listeners) listener();
  };
  const storable = (draft: AnySectionDraft) => ({ athleteId, section: draft.name, record: draft.record() });

  const writing = keeper({
    write: (changed) => (closing.signal.aborted ? Promise.resolve() : store.write(changed.map(storable))),
    soon,
    onState: changedState,
    onFailure: () => {
      persistent = false;
    },
  });

  const tabs = openTabs((message) => {
    if (message.kind === 'forgotten') {
      close();
      // Somebody logged out elsewhere: this page shows words that are not to be here any more.
      if (message.by !== thisPage) location.reload();
      return;
    }
    if (message.draft.athleteId !== athleteId) return;
    drafts.find((draft) => draft.name === message.draft.section)?.merge(message.draft.record);
  });

  const sender = outboxSender({
    drafts,
    port,
    stored: () => writing.flush(),
    onSent: ({ version }) => rememberVersion(athleteId, version),
    onTrouble: (found) => {
      trouble = found;
      changedState();
    },
  });

  const later = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(send, pause);
  };
  const send = async (): Promise<void> => {
    clearTimeout(timer);
    if (!turn.isMine() || closing.signal.aborted) return;
    failures = (await sender.drain()) ? 0 : failures + 1;
    if (failures > 0) later(pauseAfter(failures));
    else turn.handOver();
  };
  const turn = sendingTurn({
    name: `palmares-outbox-${athleteId}`,
    onTurn: () => later(0),
    isDone: () => drafts.every((draft) => !draft.summary().pending),
  });

  const refresh = async (): Promise<void> => {
    if (Date.now() - askedAt < freshFor) return;
    askedAt = Date.now();
    const versions = new Map(drafts.map((draft) => [draft.name, draft.record().base.version]));
    try {
      const server = await port.sections();
      for (const draft of drafts) draft.refresh(versions.get(draft.name) ?? 0, server[draft.name]);
    } catch (failure) {
      askedAt = 0;
      trouble = port.troubleOf(failure);
      changedState();
    }
  };

  const shown = () => {
    turn.shown();
    void refresh().then(send);
  };
  const hidden = () => {
    void writing.flush();
    void send();
  };
  const { signal } = closing;
  const onVisibility = () => (document.visibilityState === 'hidden' ? hidden() : shown());
  document.addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('pagehide', hidden, { signal });
  addEventListener('online', shown, { signal });
  addEventListener('focus', shown, { signal });

  const close = () => {
    closing.abort();
    clearTimeout(timer);
    turn.close();
    tabs.close();
    if (opened?.athleteId === athleteId) opened = null;
  };

  for (const { section, record } of await store.load(athleteId))
    drafts.find((draft) => draft.name === section)?.merge(record);
  for (const draft of drafts)
    draft.subscribe((origin) => {
      if (origin === 'here') {
        writing.changed(draft);
        tabs.tell({ kind: 'draft', draft: storable(draft) });
      } else changedState();
      if (failures === 0) later(typingPause);
    });
  // The turn may have come before the device was read: what waited there is looked for once more.
  later(0);
  void refresh();

  return {
    athleteId,
    drafts,
    state: () => {
      state ??= {
        save: saveState({
          writing: writing.isWriting(),
          persistent,
          trouble,
          sections: drafts.map((draft) => draft.summary()),
        }),
        sections: drafts.map((draft) => draft.summary()),
      };
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    commit: () => later(0),
    settle: async () => {
      await writing.flush();
      if (turn.isMine()) await sender.drain();
    },
    close,
  };
};

let opened: { readonly athleteId: string; readonly editor: Promise<Editor & { close(): void }> } | null = null;

/** One editor a page; another account's is closed first, and its drafts wait on the device for their owner. */
export const openEditor = async (opening: OpenEditor): Promise<Editor> => {
  if (opened?.athleteId === opening.athleteId) return opened.editor;
  const before = opened;
  const editor = open(opening);
  opened = { athleteId: opening.athleteId, editor };
  if (before) (await before.editor).close();
  return editor;
};
