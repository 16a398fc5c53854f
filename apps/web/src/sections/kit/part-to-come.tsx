import { Banner, Button, Skeleton } from '@palmares/ui';
import { useState } from 'react';
import { type AskForPart, useAsking } from '../../browser/use-loaded-part.ts';
import { failureWords, isLost } from '../../notices/error-status.ts';
import { m } from '../../paraglide/messages.js';

interface PartToComeProps {
  /** Loads the code, whose part then takes this place. */
  readonly ask: AskForPart;
}

/** In place of a part whose code is not here yet. It opens by itself once the server can be reached. */
export const PartToCome = ({ ask }: PartToComeProps) => {
  const failure = useAsking(ask);
  const [isTrying, setTrying] = useState(false);
  if (!failure) return <Skeleton shape="card" />;
  const { error } = failure;
  const tryAgain = () => {
    setTrying(true);
    if (isLost(error)) location.reload();
    else ask(() => setTrying(false));
  };
  return (
    <Banner
      tone="warning"
      role="alert"
      title={failureWords(error)}
      action={
        <Button variant="outline" size="sm" onClick={tryAgain} loading={isTrying}>
          {isLost(error) ? m.error_reload() : m.error_page_retry()}
        </Button>
      }
    />
  );
};
