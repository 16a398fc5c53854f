import { setImmediate } from 'node:timers/promises';

/** Milliseconds between the times at which a refusal may be returned. Reading a link takes about 1 ms. */
const STEP_MS = 20;

/** A timer fires within this many milliseconds of its time. The fraction depends on when the read ended. */
const TIMER_ERROR_MS = 2;

const untilStep = async (asked: number): Promise<void> => {
  const now = performance.now();
  const step = asked + STEP_MS * (Math.floor((now - asked) / STEP_MS) + 1);
  const wait = step - now - TIMER_ERROR_MS;
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  while (performance.now() < step) await setImmediate();
};

/**
 * Returns what `find` finds at once, but holds undefined until the next step after the call. This hides how long the read
 * took, as long as it finishes within one step.
 */
export const refuseInSteps = async <Found>(find: () => Promise<Found | undefined>): Promise<Found | undefined> => {
  const asked = performance.now();
  const found = await find();
  if (found === undefined) await untilStep(asked);
  return found;
};
