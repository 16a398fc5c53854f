import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useAction } from '../../api/use-submission.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';

/** The athlete's actions on a subscription. Each resolves to true if it succeeded; a refusal is shown in a toast. */
export const useSubscriptionChanges = () => {
  const api = trpc.useUtils();
  const unsubscribe = useAction(trpc.plan.unsubscribe.useMutation());
  const resume = useAction(trpc.plan.resume.useMutation());
  const remove = useAction(trpc.plan.removeSubscription.useMutation());
  const portal = useAction(trpc.plan.openPortal.useMutation());
  const [leaving, setLeaving] = useState(false);

  const apply = (changed: Awaited<ReturnType<typeof resume.run>>): boolean => {
    if (changed.ok) api.plan.mine.setData(undefined, changed.value);
    return changed.ok;
  };
  return {
    unsubscribe: async () => apply(await unsubscribe.run()),
    resume: async () => {
      const done = apply(await resume.run());
      if (done) toasts.show({ title: m.plan_resumed() });
      return done;
    },
    remove: async (subscriptionId: string) =>
      apply(await remove.run({ commandId: crypto.randomUUID(), subscriptionId })),
    openPortal: async () => {
      const opened = await portal.run();
      if (!opened.ok) return;
      setLeaving(true);
      window.location.assign(opened.value.url);
    },
    unsubscribing: unsubscribe.isPending,
    resuming: resume.isPending,
    removing: remove.isPending,
    openingPortal: portal.isPending || leaving,
  };
};
