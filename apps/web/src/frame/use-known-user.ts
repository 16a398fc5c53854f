import { useEffect, useState } from 'react';

/** Whether somebody was logged in here: the question who is may be what failed. */
export const useKnownUser = (): boolean => {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    import('../browser/recall-user-attributes.ts')
      .then(({ recallUserAttributes }) => setKnown(recallUserAttributes() !== null))
      .catch(() => {});
  }, []);
  return known;
};
