import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';

declare global {
  interface Window {
    benchPaints: number[];
  }
}

const KEY_EVERY_MS = 100;

/** Records the milliseconds from each key to the frame that shows it: a message arrives right after the paint. */
const recordPaints = (): void => {
  window.benchPaints = [];
  const note = ({ timeStamp }: KeyboardEvent): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.benchPaints.push(performance.now() - timeStamp);
      port2.postMessage(null);
    });
  };
  addEventListener('keydown', note, { capture: true });
};

const letters = ['a', 'e', 'i', 'o', 'u'] as const;

/**
 * Alternates between deleting and typing a character, because the text is full. Each typed character differs from the
 * last, because an athlete does not type what is already saved.
 */
const keyOf = (stroke: number) => (stroke % 2 === 0 ? 'Backspace' : (letters[(stroke >> 1) % letters.length] ?? 'a'));

/** Types in the focused field. Returns the milliseconds until each key was painted. */
export const typeKeys = async (page: Page, keys: number): Promise<readonly number[]> => {
  await page.evaluate(recordPaints);
  for (let stroke = 0; stroke < keys; stroke += 1) {
    await page.keyboard.press(keyOf(stroke));
    await pause(KEY_EVERY_MS);
  }
  await page.waitForFunction((count) => window.benchPaints.length >= count, {}, keys);
  return page.evaluate(() => window.benchPaints);
};
