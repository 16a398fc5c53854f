import { prefersReducedMotion } from '../../theme/theme.ts';
import { SCRAMBLE_STEP_MS, scrambled } from '../scrambled.ts';

/** Animates the letters of a title to their places. Screen readers read only the text. */
export const startScramble = (): void => {
  const title = document.querySelector<HTMLElement>('[data-scramble]');
  const text = title?.textContent;
  if (!title || !text || prefersReducedMotion()) return;
  const read = Object.assign(document.createElement('span'), { className: title.dataset.scramble, textContent: text });
  const shown = document.createElement('span');
  shown.setAttribute('aria-hidden', 'true');
  let step = 0;
  const timer = setInterval(() => {
    if (step >= text.length) {
      clearInterval(timer);
      title.textContent = text;
      return;
    }
    shown.textContent = scrambled(text, step);
    if (step === 0) title.replaceChildren(read, shown);
    step += 1;
  }, SCRAMBLE_STEP_MS);
};
