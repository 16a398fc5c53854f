import { Banner, Skeleton } from '@palmares/ui';
import { useEffect, useState } from 'react';
import { useOnline } from '../../browser/use-online.ts';
import { failureWords } from '../../notices/error-status.ts';

interface PartToComeProps {
  /** Loads the code, whose part then takes this place. */
  readonly ask: (otherwise: (error: unknown) => void) => void;
}

/** In place of a part whose code is not here yet. It is asked for again once the network is back. */
export const PartToCome = ({ ask }: PartToComeProps) => {
  const online = useOnline();
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the network decides when to ask again
  useEffect(() => ask((error) => setFailure({ error })), [ask, online]);
  if (failure) return <Banner tone="warning" role="alert" title={failureWords(failure.error)} />;
  return <Skeleton shape="card" />;
};
