import { SettingsRow, Switch, VisuallyHidden } from '@palmares/ui';
import { trpc } from '../../api/client.ts';
import { useAction } from '../../api/use-submission.ts';
import { m } from '../../paraglide/messages.js';

/** Turns emails about opened links on or off. Renders nothing under 18, because minors never get them. */
export const OpeningMailsRow = () => {
  const api = trpc.useUtils();
  const { data: wanted } = trpc.openings.mails.useQuery();
  const choose = useAction(trpc.openings.setMails.useMutation());
  if (wanted === undefined || wanted === null) return null;
  const change = async (next: boolean) => {
    if (choose.isPending) return;
    const changed = await choose.run({ wanted: next });
    if (changed.ok) await api.openings.mails.invalidate();
  };
  return (
    <SettingsRow
      label={m.account_opening_mails_label()}
      action={
        <Switch
          label={<VisuallyHidden>{m.account_opening_mails_label()}</VisuallyHidden>}
          checked={choose.isPending ? !wanted : wanted}
          onCheckedChange={change}
        />
      }
    >
      {m.account_opening_mails_hint()}
    </SettingsRow>
  );
};
