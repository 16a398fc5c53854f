import type { Page } from 'puppeteer-core';

declare global {
  interface Window {
    benchSave: Promise<number>;
  }
}

/** The page's saved status in English. */
const SAVED = 'All changes saved.';

/** Watches the status in every frame, from the next key until it has changed and then reads these words again. */
const recordSave = (words: string): void => {
  const status = [...document.querySelectorAll('main span')].find(
    (element) => element.childElementCount === 0 && element.role === null && element.textContent === words,
  );
  if (!status) throw new Error('The page does not say that everything is saved');
  window.benchSave = new Promise((resolve) => {
    const watch = ({ timeStamp }: KeyboardEvent): void => {
      let hasLeft = false;
      const look = (): void => {
        const isSaved = status.textContent === words;
        hasLeft ||= !isSaved;
        if (hasLeft && isSaved) resolve(performance.now() - timeStamp);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('keydown', watch, { capture: true, once: true });
  });
};

/** Changes the focused text one key at a time. Returns the milliseconds from each key until the page says "saved". */
export const timeSaves = async (page: Page, saves: number): Promise<readonly number[]> => {
  await page.waitForFunction(
    (words) => [...document.querySelectorAll('main span')].some(({ textContent }) => textContent === words),
    {},
    SAVED,
  );
  const took: number[] = [];
  while (took.length < saves) {
    await page.evaluate(recordSave, SAVED);
    await page.keyboard.press(took.length % 2 === 0 ? 'Backspace' : 'e');
    took.push(await page.evaluate(() => window.benchSave));
  }
  return took;
};
