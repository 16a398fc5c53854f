import { prefersReducedMotion } from '../../theme/theme.ts';
import { SCRAMBLE_STEP_MS, scrambled } from '../scrambled.ts';

/** Animates the letters of a title to their places. Screen readers read only the text. */
export const startScramble = (): void => {
  const title = document.querySelector<HTMLElement>('[data-scramble]');
  const [read, shown] = title?.children ?? [];
  const text = read?.textContent;
  if (!title || !shown || !text || prefersReducedMotion()) return;
  let step = 0;
  const timer = setInterval(() => {
    step += 1;
    shown.textContent = scrambled(text, step);
    if (step < text.length) return;
    clearInterval(timer);
    title.textContent = text;
  }, SCRAMBLE_STEP_MS);
};
