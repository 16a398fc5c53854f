import { canvasColors } from '@palmares/ui/canvas-colors';
import {
  prefersReducedMotion,
  shownTheme,
  storedTheme,
  storeTheme,
  type Theme,
  themeFrom,
  themeKey,
} from '../../theme/theme.ts';
import { createThemeSwitch, themeSwitchTimes } from '../../theme/theme-switch.ts';
import { laterPart } from './later-parts.ts';

const show = (theme: Theme): void => {
  document.documentElement.classList.toggle('light', theme === 'light');
  document.querySelector('meta[name=color-scheme]')?.setAttribute('content', theme);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', canvasColors[theme]);
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-button]')) {
    const label = (theme === 'light' ? button.dataset.inLight : button.dataset.inDark) ?? '';
    button.title = label;
    button.setAttribute('aria-label', label);
  }
};

/** Shows the overlay of a switch: a new one for each theme that is wanted, so that its animation begins again. */
const createOverlay = () => {
  let shown: { readonly element: Element; readonly wanted: Theme } | undefined;
  return (wanted: Theme | undefined, isApplied: boolean): void => {
    if (shown && shown.wanted !== wanted) {
      shown.element.remove();
      shown = undefined;
    }
    const content = wanted && !shown ? laterPart('theme')?.firstElementChild : undefined;
    if (wanted && content) {
      // A modal dialog covers everything outside of it.
      (document.querySelector('dialog[open]') ?? document.body).append(content);
      shown = { element: content, wanted };
    }
    const progress = shown?.element.querySelector('[role=progressbar]');
    progress?.setAttribute('aria-valuenow', String(isApplied ? themeSwitchTimes.applied : 0));
  };
};

/** Lets the buttons switch the theme, and follows a choice made elsewhere. */
export const startTheme = (): void => {
  const overlay = createOverlay();
  const { state, subscribe, setTheme, toggle, follow } = createThemeSwitch({
    initial: shownTheme(),
    store: storeTheme,
    prefersReducedMotion,
  });
  subscribe(() => {
    const { theme, wanted, showThemeLoader } = state();
    show(theme);
    overlay(showThemeLoader ? wanted : undefined, theme === wanted);
  });
  const stored = storedTheme();
  if (stored !== undefined && stored !== state().theme) setTheme(stored);
  addEventListener('storage', ({ key, newValue }) => key === themeKey && follow(themeFrom(newValue)));
  // The browser may restore this page as it was, when somebody goes back.
  addEventListener('pageshow', ({ persisted }) => persisted && follow(storedTheme() ?? state().theme));
  for (const button of document.querySelectorAll('[data-theme-button]')) button.addEventListener('click', toggle);
};
