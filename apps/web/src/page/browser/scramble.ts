import { prefersReducedMotion } from '../../theme/theme.ts';
import { SCRAMBLE_STEP_MS, scrambled } from '../scrambled.ts';

/** Animates the letters of a title to their places. Screen readers read only the text. */
export const startScramble = (): void => {
  const title = document.querySelector<HTMLElement>('[data-scramble]');
  const text = title?.textContent;
  if (!title || !text || prefersReducedMotion()) return;
  const shown = document.createElement('span');
  shown.setAttribute('aria-hidden', 'true');
  title.setAttribute('aria-label', text);
  title.replaceChildren(shown);
  let step = 0;
  const show = () => {
    shown.textContent = scrambled(text, step);
    step += 1;
  };
  show();
  const timer = setInterval(() => {
    if (step < text.length) return show();
    clearInterval(timer);
    title.removeAttribute('aria-label');
    title.textContent = text;
  }, SCRAMBLE_STEP_MS);
};
