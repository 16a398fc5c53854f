import { remember } from '../../browser/browser-storage.ts';
import { startSmoothScroll } from '../../browser/smooth-scroll.ts';
import { carryTyped } from '../../browser/typed-fields.ts';
import { languageOf } from '../../i18n/language.ts';
import { startCardCopies } from './card-copies.ts';
import { startCookieNotice } from './cookie-notice.ts';
import { carryHash } from './language-links.ts';
import { placeLaterParts } from './later-parts.ts';
import { startMenu } from './menu.ts';
import { startMissingAnswers } from './missing-answers.ts';
import { focusNamedPart } from './named-part.ts';
import { showOffline } from './offline-line.ts';
import { startPasscode } from './passcode.ts';
import { watchPhoto } from './photo.ts';
import { markPlace } from './places.ts';
import { focusAnswer, startPlainForms } from './plain-forms.ts';
import { startReplacingLinks } from './replacing-links.ts';
import { startScramble } from './scramble.ts';
import { startSearch } from './search.ts';
import { followSession } from './session.ts';
import { startShare } from './share-page.ts';
import { showSince } from './since.ts';
import { followStoredLanguage } from './stored-language.ts';
import { startTheme } from './theme.ts';
import { startVideos } from './videos.ts';

/** The buttons that do nothing without a script were disabled, because a press would have been lost silently. */
const enableButtons = (): void => {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-awaits-script]')) {
    button.disabled = false;
    button.removeAttribute('data-awaits-script');
  }
};

const rememberLanguage = (): void => {
  const language = languageOf(location.pathname);
  if (language) remember('localStorage', 'lang', language);
};

/** Everything that a visitor page does in a browser. Each part finds its elements in the page, or does nothing. */
const parts = [
  placeLaterParts,
  followStoredLanguage,
  followSession,
  startTheme,
  startMenu,
  startCookieNotice,
  markPlace,
  focusNamedPart,
  carryHash,
  carryTyped,
  rememberLanguage,
  startReplacingLinks,
  startScramble,
  startSearch,
  startShare,
  startPasscode,
  startMissingAnswers,
  startPlainForms,
  focusAnswer,
  watchPhoto,
  startVideos,
  startCardCopies,
  showSince,
  showOffline,
  enableButtons,
];

for (const start of parts) start();
startSmoothScroll();
document.documentElement.setAttribute('data-started', '');
