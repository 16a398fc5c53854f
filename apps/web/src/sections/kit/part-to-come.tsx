import { Banner, Button, Skeleton } from '@palmares/ui';
import { useEffect, useState } from 'react';
import { renewFor } from '../../browser/renewal.ts';
import { type AskForPart, useAsking } from '../../browser/use-loaded-part.ts';
import { failureWords, isLost } from '../../notices/error-status.ts';
import { m } from '../../paraglide/messages.js';

interface PartToComeProps {
  /** Loads the code, whose part then takes this place. */
  readonly ask: AskForPart;
}

/** Placeholder while a part's code loads. Loads it again once the server can be reached. */
export const PartToCome = ({ ask }: PartToComeProps) => {
  const { failure, askAgain } = useAsking(ask);
  /** The failure after which the athlete last tried again. */
  const [tried, setTried] = useState(failure);
  useEffect(() => {
    if (failure) renewFor(failure.error);
  }, [failure]);
  if (!failure) return <Skeleton shape="card" />;
  const { error } = failure;
  const tryAgain = () => {
    setTried(failure);
    askAgain();
  };
  // The browser may ask whether to leave, and the athlete may stay.
  const reload = () => location.reload();
  return (
    <Banner
      tone="warning"
      role="alert"
      title={failureWords(error)}
      action={
        <Button variant="outline" size="sm" onClick={isLost(error) ? reload : tryAgain} loading={tried === failure}>
          {isLost(error) ? m.error_reload() : m.error_page_retry()}
        </Button>
      }
    />
  );
};
