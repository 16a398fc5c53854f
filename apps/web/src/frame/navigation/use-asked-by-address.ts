import { useStableCallback } from '@palmares/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Acts if the address has this hash, and removes it from there, so that neither Back nor a reload acts again. */
export const useAskedByAddress = (hash: string | undefined, act: () => void): void => {
  const navigate = useNavigate();
  const actNow = useStableCallback(act);
  useEffect(() => {
    if (hash === undefined || location.hash !== `#${hash}`) return;
    actNow();
    void navigate({ to: '.', hash: '', search: true, replace: true });
  }, [hash, actNow, navigate]);
};
