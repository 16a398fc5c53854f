import { trpc } from '../../api/client.ts';
import { useAction } from '../../api/use-submission.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';

/**
 * Actions that change a link immediately. Each says whether it settled: not if the server could not be reached, so that
 * it may be tried again.
 */
export const useLinkActions = (linkId: string) => {
  const api = trpc.useUtils();
  const revoke = useAction(trpc.sharing.revoke.useMutation());
  const replace = useAction(trpc.sharing.replace.useMutation());
  const switching = useAction(trpc.sharing.switchLink.useMutation());

  const settled = async (
    sent: { readonly ok: true } | { readonly ok: false; readonly problem: { readonly code?: string } },
    words: string,
  ) => {
    if (sent.ok) toasts.show({ title: words });
    else if (sent.problem.code === undefined) return false;
    await api.sharing.invalidate();
    return true;
  };

  const own = () => ({ commandId: crypto.randomUUID(), linkId });
  return {
    isPending: revoke.isPending || replace.isPending || switching.isPending,
    revoke: async () => settled(await revoke.run(own()), m.share_link_revoked()),
    switchTo: async (on: boolean) =>
      settled(await switching.run({ ...own(), on }), on ? m.share_switched_on() : m.share_switched_off()),
    /** Resolves to the id of the new link too; undefined if the link was not replaced. */
    replace: async () => {
      const newLinkId = crypto.randomUUID();
      const sent = await replace.run({ ...own(), newLinkId });
      if (sent.ok) await api.sharing.link.prefetch({ linkId: newLinkId });
      return { isSettled: await settled(sent, m.share_replaced()), newLinkId: sent.ok ? newLinkId : undefined };
    },
  };
};
