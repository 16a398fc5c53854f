import { Banner, Button } from '@palmares/ui';
import { m } from '../paraglide/messages.js';
import { failureWords } from './error-status.ts';

interface RetryBannerProps {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/** Replaces content that did not load, with a button to retry. */
export const RetryBanner = ({ error, isFetching, onRetry }: RetryBannerProps) => (
  <Banner
    tone="warning"
    role="alert"
    title={failureWords(error)}
    action={
      <Button variant="outline" size="sm" loading={isFetching} onClick={onRetry}>
        {m.error_page_retry()}
      </Button>
    }
  />
);
