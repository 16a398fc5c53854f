import { useEffect, useState } from 'react';

/**
 * True if somebody was logged in here before. Read from the device, because the query of the session may be what
 * failed.
 */
export const useKnownUser = (): boolean => {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    import('../browser/recall-user-attributes.ts')
      .then(({ recallUserAttributes }) => setKnown(recallUserAttributes() !== null))
      .catch(() => {});
  }, []);
  return known;
};
