import { same } from '@palmares/domain/kernel';
import { whenPainted } from '../browser/after-paint.ts';
import { atRisk } from '../browser/at-risk.ts';
import { noteConnection } from '../browser/connection.ts';
import { pauseAfter } from '../browser/pause-after.ts';
import { serverNow } from '../browser/server-clock.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { deviceClock } from './device/device-clock.ts';
import { StorageUnavailable, type StoredDraft } from './device/device-database.client.ts';
import { deviceStore } from './device/device-store.client.ts';
import { rememberVersion } from './device/last-version.ts';
import { sendingTurn } from './device/sending-turn.client.ts';
import { openTabs, thisPage } from './device/tabs.client.ts';
import { draftWriter } from './draft-writer.ts';
import type { Editor, EditorState, OpenEditor } from './editor.ts';
import { mergeStored } from './merge-stored.ts';
import { outboxSender } from './outbox/outbox-sender.ts';
import { type DeviceStorage, isMemoryOnly, saveState } from './save-state.ts';
import type { AnySectionDraft } from './section-draft.ts';
import { sectionDrafts, waitingChanges } from './section-drafts.ts';
import { TYPING_PAUSE_MS } from './typing-pause.ts';
import { noSteps } from './undo/steps.ts';
import { type UndoHistory, undoHistory } from './undo/undo-history.ts';

/** Milliseconds for which the server's last answer counts as fresh when the athlete returns to the page. */
const freshFor = 15_000;

/** Milliseconds within which a draft follows its key. It waits for the paint, but the pause is counted from the key. */
const FOLLOWS_WITHIN_MS = 200;

/** Milliseconds: longer than between two keys, shorter than the pause before sending. */
const BETWEEN_KEYS = 300;

/** Every section is stored, typed in or not, so that the editor opens without the server. */
const isStored = (draft: AnySectionDraft, stored: readonly StoredDraft[]): boolean =>
  stored.some(({ section, record }) => section === draft.name && record.base.version === draft.record().base.version);

const open = async ({ athleteId, port, known }: OpenEditor, closing: AbortController): Promise<Editor> => {
  const { signal } = closing;
  const store = deviceStore(signal);
  const drafts = sectionDrafts(known, deviceClock());
  const listeners = new Set<() => void>();
  let storage: DeviceStorage = 'kept';
  let trouble: Parameters<typeof saveState>[0]['trouble'] = null;
  let state: EditorState | null = null;
  let changed = true;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let typing: ReturnType<typeof setTimeout> | undefined;
  let askedAt = 0;
  let history: UndoHistory | null = null;
  let lastInput = Number.NEGATIVE_INFINITY;

  const currentState = (): EditorState => {
    if (state && !changed) return state;
    changed = false;
    const sections = drafts.map((draft) => draft.summary());
    const next = { undo: history?.next('undo') ?? null, redo: history?.next('redo') ?? null };
    const found = {
      next: state && same(state.next, next) ? state.next : next,
      storage,
      save: saveState({ writing: writer.isWriting(), typing: typing !== undefined, storage, trouble, sections }),
      signedOut: trouble === 'signed_out' && sections.some(({ touched }) => touched),
      sections,
    };
    // Reuse equal objects, because most keys change only the words of one section.
    state = { ...found, sections: state && same(state.sections, sections) ? state.sections : sections };
    return state;
  };
  const wordsAtRisk = atRisk.holder('words');
  const changedState = () => {
    changed = true;
    const { sections } = currentState();
    noteConnection({ waiting: waitingChanges(sections) });
    wordsAtRisk(!signal.aborted && isMemoryOnly({ writing: writer.isWriting(), storage, sections }));
    for (const listener of listeners) listener();
  };
  const becomeStorage = (next: DeviceStorage) => {
    if (storage === next) return;
    storage = next;
    changedState();
  };
  const onFailedStorage = (failure: unknown) => {
    if (!signal.aborted) becomeStorage(failure instanceof StorageUnavailable ? 'blocked' : 'failing');
  };
  const storable = (draft: AnySectionDraft) => ({ athleteId, section: draft.name, record: draft.record() });

  const writer = draftWriter({
    write: async (changed) => {
      const records = changed.map(storable);
      for (const draft of records) tabs.post({ kind: 'draft', draft });
      await store.write(records);
    },
    soon: whenPainted,
    onState: changedState,
    onStored: () => becomeStorage('kept'),
    onFailure: onFailedStorage,
  });

  const tabs = openTabs((message) => {
    if (message.kind === 'forgotten') {
      // A page of an earlier build names no account, and means everybody.
      if ((message.of ?? athleteId) !== athleteId) return;
      closing.abort();
      // Somebody logged out in another tab, and this page still shows the drafts.
      if (message.by !== thisPage) location.reload();
      return;
    }
    if (message.kind === 'steps') {
      if (message.athleteId === athleteId) history?.adopt(message.steps);
      return;
    }
    if (message.kind !== 'draft' || message.draft.athleteId !== athleteId) return;
    mergeStored(drafts, message.draft);
  });

  /** `met` is also null if there was nothing to send, so null does not prove a connection. */
  const meetTrouble = (met: typeof trouble) => {
    trouble = met;
    if (met === 'offline') noteConnection({ isLost: true });
    changedState();
  };

  const sender = outboxSender({
    drafts,
    port,
    // Store the steps before sending: once the server has the words, the device can no longer tell what was typed last.
    stored: async () => {
      const stored = Promise.all([history?.stored(), writer.flush()]);
      // A device that stores nothing must not delay sending.
      if (storage === 'kept') await stored;
    },
    onSent: ({ version }) => {
      rememberVersion(athleteId, version);
      noteConnection({ isLost: false });
    },
    onTrouble: meetTrouble,
  });

  const keyTyped = () => {
    clearTimeout(typing);
    typing = setTimeout(() => {
      typing = undefined;
      if (turn.isMine()) sender.prepare();
      changedState();
    }, BETWEEN_KEYS);
  };
  const later = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(send, pause);
  };
  const sinceInput = (): number => {
    const since = performance.now() - lastInput;
    return since < FOLLOWS_WITHIN_MS ? since : 0;
  };
  const send = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (signal.aborted) return;
    if (!turn.isMine()) {
      turn.request();
      return;
    }
    failures = (await sender.drain()) ? 0 : failures + 1;
    if (failures > 0) later(pauseAfter(failures));
    turn.handOver();
  };
  const turn = sendingTurn({
    name: `palmares-outbox-${athleteId}`,
    onTurn: () => later(0),
  });

  const refresh = async (): Promise<void> => {
    if (Date.now() - askedAt < freshFor) return;
    askedAt = Date.now();
    const versions = new Map(drafts.map((draft) => [draft.name, draft.record().base.version]));
    try {
      const server = await port.sections();
      for (const draft of drafts) draft.refresh(versions.get(draft.name) ?? 0, server[draft.name]);
      noteConnection({ isLost: false });
      meetTrouble(null);
    } catch (failure) {
      askedAt = 0;
      meetTrouble(port.troubleOf(failure));
    }
  };

  const onVisible = () => {
    turn.request();
    void refresh().then(send);
  };
  const onHidden = () => {
    void history?.note();
    void writer.flush();
    void send();
  };
  const onVisibility = () => (document.visibilityState === 'hidden' ? onHidden() : onVisible());
  document.addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('pagehide', onHidden, { signal });
  addEventListener('input', ({ timeStamp }) => (lastInput = timeStamp), { signal, capture: true });
  addEventListener('online', onVisible, { signal });
  addEventListener('focus', onVisible, { signal });

  signal.addEventListener('abort', () => {
    wordsAtRisk(false);
    clearTimeout(timer);
    clearTimeout(typing);
    writer.close();
    history?.close();
    turn.close();
    tabs.close();
  });

  const read = async () => {
    try {
      const [stored, steps] = await Promise.all([store.load(athleteId), store.loadSteps(athleteId)]);
      for (const each of stored) mergeStored(drafts, each);
      return { stored, steps };
    } catch (failure) {
      onFailedStorage(failure);
      return null;
    }
  };
  const readLater = async (history: UndoHistory): Promise<void> => {
    for (let failures = 1; !signal.aborted; failures += 1) {
      await new Promise((resolve) => setTimeout(resolve, pauseAfter(failures)));
      const found = await read();
      if (!found) continue;
      history.adopt(found.steps);
      return becomeStorage('kept');
    }
  };
  const onDevice = await read();
  signal.throwIfAborted();
  const undo = undoHistory({
    drafts,
    stored: onDevice?.steps ?? noSteps,
    load: () => import('./undo/take-step.ts'),
    change: async (change) => {
      const changed = await store.changeSteps(athleteId, change);
      tabs.post({ kind: 'steps', athleteId, steps: changed });
      return changed;
    },
    onChange: changedState,
    now: serverNow,
  });
  history = undo;
  for (const draft of drafts)
    draft.subscribe((origin) => {
      undo.changed(draft, origin);
      if (origin === 'typed') keyTyped();
      if (origin === 'another tab') changedState();
      else writer.changed(draft, origin === 'typed');
      // Derived changes, such as a prepared command, do not restart the pause.
      const follows = origin === 'here' && timer !== undefined;
      if (failures === 0 && !follows) later(TYPING_PAUSE_MS - sinceInput());
    });
  // This tab's turn may have come before the drafts were read, so look once more for unsent ones.
  later(0);
  void refresh();
  if (!onDevice) void readLater(undo);
  void whenIdle().then(() => {
    for (const draft of drafts) if (!isStored(draft, onDevice?.stored ?? [])) writer.changed(draft, false);
  });

  return {
    athleteId,
    drafts,
    state: currentState,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    commit: () => {
      void undo.note();
      // Retry the device here, because sending does not retry it while nothing can be sent.
      if (storage !== 'kept') void writer.flush();
      later(0);
    },
    resume: () => {
      askedAt = 0;
      onVisible();
    },
    settle: async () => {
      await writer.flush();
      if (turn.isMine()) await sender.drain();
    },
    take: async (direction) => {
      const taken = await undo.take(direction);
      later(0);
      return taken;
    },
  };
};

interface Opened {
  readonly athleteId: string;
  readonly editor: Promise<Editor>;
  readonly closing: AbortController;
}

let opened: Opened | null = null;

/** Closes the open editor. Its drafts stay on the device for their owner. */
export const closeEditor = (): void => {
  opened?.closing.abort();
  opened = null;
};

/** Opens the page's only editor, closing another account's. After a failure, the next call tries again. */
export const openEditor = ({ athleteId, ...opening }: OpenEditor): Promise<Editor> => {
  if (opened?.athleteId === athleteId && !opened.closing.signal.aborted) return opened.editor;
  closeEditor();
  const closing = new AbortController();
  const editor = open({ athleteId, ...opening }, closing).catch((failure: unknown) => {
    closing.abort();
    throw failure;
  });
  opened = { athleteId, editor, closing };
  return editor;
};
