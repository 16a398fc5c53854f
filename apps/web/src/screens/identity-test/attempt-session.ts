import type { Answer, Answers } from '@palmares/domain/identity';
import { type Outcome, singleFlight } from '@palmares/domain/kernel';
import { pauseAfter } from '../../browser/pause-after.ts';
import type { AnswersOnDevice, WaitingAnswer } from './answers-on-device.ts';
import { answered } from './questions.ts';

/** The page's calls to the server. Each rejects if no answer comes. */
export interface AttemptPort {
  answer(waiting: WaitingAnswer): Promise<Outcome<{ readonly remainingMs: number }>>;
  finish(): Promise<Outcome<unknown>>;
  /** Returns the attempt's state on the server; null if it is closed. */
  running(): Promise<{ readonly remainingMs: number; readonly answers: Answers } | null>;
  isSignedOut(failure: unknown): boolean;
}

/** The reason why answers wait: the server cannot be reached, or the session has ended. */
export type Trouble = 'cut_off' | 'signed_out';

export interface AttemptState {
  /** The answers given so far, on any device. */
  readonly answers: Answers;
  /** Number of answers that the server has not kept yet. */
  readonly waiting: number;
  /** Why the last call failed; null once a call succeeds. */
  readonly trouble: Trouble | null;
  /**
   * Set once the server takes no more answers: `late` if some of this page's came too late, `elsewhere` if they came
   * after another device had finished.
   */
  readonly closed: 'finished' | 'late' | 'elsewhere' | null;
}

interface Session {
  readonly port: AttemptPort;
  readonly device: AnswersOnDevice;
  readonly answers: Answers;
  /** Called with the time that is left, whenever the server says it. */
  onTime(remainingMs: number): void;
  /**
   * Runs `work` after so many milliseconds, or as soon as the device is online again. Returns a function that cancels
   * it.
   */
  later(millis: number, work: () => void): () => void;
}

export interface AttemptSession {
  state(): AttemptState;
  subscribe(listener: () => void): () => void;
  give(answer: Answer): void;
  /** Sends what waits, then asks what other devices have answered and how much time is left. */
  refresh(): Promise<void>;
  /** Sends what waits and closes the attempt. Resolves to false if the server could not be reached. */
  finish(): Promise<boolean>;
  /** Stops sending on its own until `refresh` is called. */
  rest(): void;
}

const closing: ReadonlySet<string> = new Set(['answer_late', 'attempt_finished', 'attempt_unknown']);

const withWaiting = (answers: Answers, waiting: readonly WaitingAnswer[]): Answers =>
  waiting.reduce((all, { answer }) => answered(all, answer), answers);

/** A running attempt on one device. Answers are kept on the device until the server has kept them. */
export const attemptSession = ({ port, device, answers, onTime, later }: Session): AttemptSession => {
  const listeners = new Set<() => void>();
  let failures = 0;
  let isResting = false;
  let cancelAgain = (): void => undefined;
  let newest = 0;
  let state: AttemptState = {
    answers: withWaiting(answers, device.all()),
    waiting: device.all().length,
    trouble: null,
    closed: null,
  };

  const become = (change: Partial<AttemptState>): void => {
    state = { ...state, ...change, waiting: device.all().length };
    for (const listener of listeners) listener();
  };

  const close = (closed: NonNullable<AttemptState['closed']>): void => {
    for (const waiting of device.all()) device.forget(waiting);
    become({ closed, trouble: null });
  };

  const fail = (failure: unknown): void => become({ trouble: port.isSignedOut(failure) ? 'signed_out' : 'cut_off' });

  /** Returns a function that is true while nothing newer was asked or answered, because older responses are stale. */
  const asking = (): (() => boolean) => {
    newest += 1;
    const mine = newest;
    return () => mine === newest;
  };

  const sendOne = async (waiting: WaitingAnswer): Promise<void> => {
    const isNewest = asking();
    const outcome = await port.answer(waiting);
    if (!outcome.ok && closing.has(outcome.refusal.code))
      return close(outcome.refusal.code === 'answer_late' ? 'late' : 'elsewhere');
    device.forget(waiting);
    if (!outcome.ok) throw new Error(`An answer was refused: ${outcome.refusal.code}`);
    if (isNewest()) onTime(outcome.value.remainingMs);
    // Discard requests made meanwhile, because their responses may lack this answer.
    newest += 1;
    become({ trouble: null });
  };

  /** One timer, however many calls fail. */
  const sendLater = (): void => {
    cancelAgain();
    if (!isResting) cancelAgain = later(pauseAfter(failures), () => void send());
  };

  const send = singleFlight(async (): Promise<boolean> => {
    try {
      for (let [next] = device.all(); next && !state.closed; [next] = device.all()) await sendOne(next);
      failures = 0;
      return true;
    } catch (failure) {
      failures += 1;
      fail(failure);
      sendLater();
      return false;
    }
  });

  /** Waits for the current run first, which may have begun in a session that has ended since. */
  const sendAgain = async (): Promise<boolean> => {
    await send.current();
    return send();
  };

  const ask = async (): Promise<void> => {
    const isNewest = asking();
    const running = await port.running();
    if (!running) return close('finished');
    if (!isNewest()) return;
    onTime(running.remainingMs);
    become({ answers: withWaiting(running.answers, device.all()), trouble: null });
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    give: (answer) => {
      if (state.closed) return;
      device.keep({ commandId: crypto.randomUUID(), answer });
      become({ answers: answered(state.answers, answer) });
      void send();
    },
    rest: () => {
      isResting = true;
      cancelAgain();
    },
    refresh: async () => {
      isResting = false;
      if (!(await sendAgain()) || state.closed) return;
      await ask().catch(fail);
    },
    finish: async () => {
      if (!(await sendAgain())) return false;
      if (state.closed) return true;
      try {
        await port.finish();
      } catch (failure) {
        fail(failure);
        return false;
      }
      close('finished');
      return true;
    },
  };
};
