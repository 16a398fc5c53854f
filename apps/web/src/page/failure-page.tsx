import { buttonClass } from '@palmares/ui';
import { pageTitle } from '../i18n/page-title.ts';
import { readerOf } from '../i18n/reader.ts';
import { answeredError, statusOf } from '../notices/error-status.ts';
import { m } from '../paraglide/messages.js';
import { log } from '../server/log.server.ts';
import { currentRequestId } from '../server/request-scope.server.ts';
import { type Failure, FailureWords } from './failure-words.tsx';
import { pageParts } from './page-parts.ts';
import { useVisit } from './visit.ts';

/** Logs the error, and returns what its page says. */
export const failureDataOf = (error: unknown, path: string): Failure => {
  log().error({ err: error }, 'a page shows an error');
  const reader = readerOf(path);
  const id = answeredError(error)?.requestId ?? currentRequestId() ?? crypto.randomUUID();
  return { ...statusOf(error, reader), reader, id, path };
};

const RetryLink = () => (
  <a href={useVisit().here} className={buttonClass()}>
    {m.error_page_retry()}
  </a>
);

const FailurePage = (failure: Failure) => (
  <FailureWords {...failure} retry={<RetryLink />} toDashboard={useVisit().signedIn === true} />
);

/** Shown instead of a page that failed on the server. */
export const failurePage = pageParts<Failure>({ head: () => pageTitle(m.error_page_title()), Page: FailurePage });
