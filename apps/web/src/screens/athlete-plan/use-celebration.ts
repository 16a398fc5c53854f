import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { trpc } from '../../api/client.ts';

/**
 * True from the moment that a payment is seen to have begun the plan until the athlete leaves the page. The address
 * forgets the payment, so that a reload or a bookmark opens the calm page.
 */
export const useCelebration = (isPaid: boolean): boolean => {
  const api = trpc.useUtils();
  const navigate = useNavigate({ from: '/$lang/app/athlete-plan' });
  const [isCelebrated, setCelebrated] = useState(false);
  useEffect(() => {
    if (!isPaid) return;
    setCelebrated(true);
    // A share page loaded before the plan began would still refuse to share.
    void api.sharing.invalidate();
    void navigate({ search: {}, replace: true, resetScroll: false });
  }, [isPaid, api, navigate]);
  return isPaid || isCelebrated;
};
