import { memoizeUntilFailure } from '@palmares/domain/kernel';
import type { SectionName } from '@palmares/domain/portfolio';
import type { AnySectionDraft, Origin } from '../section-draft.ts';
import { TYPING_PAUSE_MS } from '../typing-pause.ts';
import { type Direction, type Step, type Steps, withEdit, withTaken } from './steps.ts';
import type { stepBack, takeStep } from './take-step.ts';

/** Computes the steps. */
interface TakingSteps {
  readonly stepBack: typeof stepBack;
  readonly takeStep: typeof takeStep;
}

/** A step that was undone or redone. */
export interface Taken {
  readonly section: SectionName;
  /** Rows that today's rules refuse, with their content in `wanted`; the others are typed into the draft. */
  readonly refused: readonly string[];
  readonly wanted: unknown;
}

export interface UndoHistory {
  /** The section that the next step changes; null if there is none. */
  next(direction: Direction): SectionName | null;
  /** Reports a changed draft and the source of the change. */
  changed(draft: AnySectionDraft, origin: Origin): void;
  /** Turns everything typed so far into steps. */
  note(): Promise<void>;
  /**
   * Resolves when everything typed so far is in steps on the device. Continued typing extends the last step. Does not
   * wait for the undo code to load: words are sent without it.
   */
  stored(): Promise<void>;
  take(direction: Direction): Promise<Taken | null>;
  /** Adopts steps that another tab has stored. */
  adopt(steps: Steps): void;
  close(): void;
}

interface History {
  readonly drafts: readonly AnySectionDraft[];
  readonly stored: Steps;
  /** Loads the undo code, which a page that is only viewed does not need. */
  load(): Promise<TakingSteps>;
  /** Applies the change to the stored steps, which may include another tab's. Resolves to the result. */
  change(change: (stored: Steps) => Steps): Promise<Steps>;
  onChange(): void;
  now(): Date;
}

/** A section's words on this page. */
interface Words {
  /** The draft up to which everything is in steps. */
  readonly noted: unknown;
  readonly notedStamp: number | null;
  readonly stamp: number;
}

/** Typing in one section up to a pause or a blur, not yet a step. */
interface PendingEdit {
  readonly draft: AnySectionDraft;
  readonly before: unknown;
  readonly after: unknown;
  readonly stamp: number;
}

/** Keeps the undo and redo steps of all sections. A step is the typing in one section up to a pause or a blur. */
export const undoHistory = ({ drafts, stored, load, change, onChange, now }: History): UndoHistory => {
  let steps = stored;
  /** Changes that the device has not taken yet, oldest first. */
  const unstored: ((known: Steps) => Steps)[] = [];
  let written: Promise<void> = Promise.resolve();
  let code: TakingSteps | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const notedNow = (draft: AnySectionDraft): Words => {
    const { draft: noted, draftStamp: stamp } = draft.record();
    return { noted, notedStamp: stamp, stamp };
  };
  const wordsAtFirst = (draft: AnySectionDraft): Words => {
    const { base, draftStamp: stamp } = draft.record();
    const isNoted = stored.noted[draft.name] === stamp || !draft.summary().touched;
    return isNoted ? notedNow(draft) : { noted: draft.rules.draft(base.content), notedStamp: null, stamp };
  };
  const words = new Map(drafts.map((draft) => [draft, wordsAtFirst(draft)]));

  const become = (next: (stored: Steps) => Steps) => {
    steps = next(steps);
    onChange();
    unstored.push(next);
    store();
  };
  const storeAll = async (): Promise<void> => {
    const changes = [...unstored];
    if (changes.length === 0) return;
    const found = await change((known) => changes.reduce((all, next) => next(all), known)).catch(() => null);
    // Changes that the device did not store go with the next one.
    if (!found) return;
    unstored.splice(0, changes.length);
    adopt(found);
  };
  const store = () => {
    written = written.then(storeAll);
  };
  const adopt = (found: Steps) => {
    if (unstored.length > 0) return;
    steps = found;
    onChange();
  };

  /** Edits, and the pauses between them, waiting for the undo code to load, oldest first. */
  const pending: (PendingEdit | 'pause')[] = [];

  /** By section, the step that the next edit replaces, because there was no pause since. */
  const unfinished = new Map<AnySectionDraft, { readonly id: string; readonly before: unknown }>();

  /** Ends the current edits: later typing belongs to new ones, even while the undo code is loading. */
  const markAll = () => {
    const unmarked = [...words]
      .filter(([, { notedStamp, stamp }]) => notedStamp !== stamp)
      .sort(([, one], [, other]) => one.stamp - other.stamp);
    for (const [draft, { noted }] of unmarked) {
      const marked = notedNow(draft);
      pending.push({ draft, before: noted, after: marked.noted, stamp: marked.stamp });
      words.set(draft, marked);
    }
  };

  /** Ends the current step: later typing belongs to a new one. */
  const markPause = () => {
    markAll();
    if (pending.at(-1) !== 'pause') pending.push('pause');
  };

  const noteEdit = ({ stepBack }: TakingSteps, { draft, before, after, stamp }: PendingEdit) => {
    const found = unfinished.get(draft);
    const gone = found && found.id === steps.undo.at(-1)?.id ? found : undefined;
    const from = gone ? gone.before : before;
    const back = stepBack(draft.name, from, after);
    const step = back && { ...back, id: crypto.randomUUID() };
    if (step) unfinished.set(draft, { id: step.id, before: from });
    else unfinished.delete(draft);
    become((known) => withEdit(known, { section: draft.name, stamp, step, instead: gone?.id }));
  };

  const noteAll = (taking: TakingSteps) => {
    for (let next = pending.shift(); next; next = pending.shift())
      if (next === 'pause') unfinished.clear();
      else noteEdit(taking, next);
  };

  const takeNext = ({ stepBack, takeStep }: TakingSteps, direction: Direction): Taken | null => {
    for (;;) {
      const step = steps[direction].at(-1);
      if (!step) return null;
      const draft = drafts.find(({ name }) => name === step.section);
      const before = draft?.record();
      const taken = draft && before && takeStep(draft.name, draft.rules, before, step, now());
      const back = taken ? stepBack(draft.name, before?.draft, taken.draft) : null;
      if (taken && back) {
        draft.type(taken.draft);
        words.set(draft, notedNow(draft));
      }
      const stamp = draft?.record().draftStamp ?? 0;
      const way = back && { ...back, id: crypto.randomUUID() };
      become((known) => withTaken(known, { direction, step, back: way, stamp }));
      // Skip a step that another device has already reverted.
      if (taken && (back || taken.refused.length > 0))
        return { section: draft.name, refused: taken.refused, wanted: taken.wanted };
    }
  };

  /** Loads it once: a page without a service worker could not load it again offline. */
  const loaded = memoizeUntilFailure(async (): Promise<TakingSteps> => {
    code = await load();
    return code;
  });
  const inTurn = <Result>(work: (taking: TakingSteps) => Result): Promise<Result> => {
    const result = turn.then(loaded).then(work);
    turn = result.catch(() => {});
    return result;
  };
  const note = async (): Promise<void> => {
    clearTimeout(pause);
    markPause();
    if (unfinished.size === 0 && pending.every((each) => each === 'pause')) pending.length = 0;
    // If the undo code cannot be loaded, edits wait for the next note.
    else await inTurn(noteAll).catch(() => {});
  };

  return {
    next: (direction) => {
      const draftOfStep = ({ section }: Step) => drafts.find(({ name }) => name === section);
      const step = steps[direction].findLast(draftOfStep);
      return (step && draftOfStep(step)?.name) ?? null;
    },
    changed: (draft, origin) => {
      const before = words.get(draft);
      const { draftStamp } = draft.record();
      if (!before || before.stamp === draftStamp) return;
      if (origin !== 'typed') {
        // Words from the server, or from another tab, which records them itself.
        words.set(draft, notedNow(draft));
        return;
      }
      words.set(draft, { ...before, stamp: draftStamp });
      void loaded().catch(() => {});
      clearTimeout(pause);
      pause = setTimeout(() => void note(), TYPING_PAUSE_MS);
    },
    note,
    stored: async () => {
      markAll();
      if (!code) return;
      await inTurn(noteAll).catch(() => {});
      store();
      await written;
    },
    take: (direction) =>
      inTurn((taking) => {
        markPause();
        noteAll(taking);
        return takeNext(taking, direction);
      }),
    adopt,
    close: () => clearTimeout(pause),
  };
};
