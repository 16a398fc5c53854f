import { forget, recall } from '../../browser/browser-storage.ts';
import { USER_ATTRIBUTES } from '../../browser/user-attributes.ts';

/** The session that the page was rendered for, `open` or `none`. Undefined if the server could not tell. */
const shownFor = (): string | undefined => document.documentElement.dataset.session;

const isOfAnotherTime = (): boolean =>
  shownFor() !== undefined && (shownFor() === 'open') !== (recall('localStorage', USER_ATTRIBUTES) !== null);

/** True if the browser may show the page as it was, without asking the server. */
const cameByHistory = (): boolean => {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'back_forward';
};

/**
 * Forgets who was logged in when the server answers that nobody is. Loads a page again that the browser kept from
 * before somebody logged in or out.
 */
export const followSession = (): void => {
  const followKept = () => {
    if (isOfAnotherTime()) location.reload();
  };
  if (cameByHistory()) followKept();
  else if (shownFor() === 'none') forget('localStorage', USER_ATTRIBUTES);
  addEventListener('pageshow', ({ persisted }) => persisted && followKept());
};
