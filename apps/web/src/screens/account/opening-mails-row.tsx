import { Button, SettingsRow, text } from '@palmares/ui';
import { trpc } from '../../api/client.ts';
import { useAction } from '../../api/use-submission.ts';
import { m } from '../../paraglide/messages.js';

/** Turns emails about opened links on or off. Renders nothing under 18, because minors never get them. */
export const OpeningMailsRow = () => {
  const api = trpc.useUtils();
  const { data: wanted } = trpc.openings.mails.useQuery();
  const choose = useAction(trpc.openings.setMails.useMutation());
  if (wanted === undefined || wanted === null) return null;
  const change = async () => {
    const changed = await choose.run({ wanted: !wanted });
    if (changed.ok) await api.openings.mails.invalidate();
  };
  return (
    <SettingsRow
      label={m.account_opening_mails_label()}
      action={
        <Button variant="outline" size="sm" loading={choose.isPending} onClick={change}>
          {wanted ? m.account_opening_mails_end() : m.account_opening_mails_begin()}
        </Button>
      }
    >
      <div>{wanted ? m.account_opening_mails_on() : m.account_opening_mails_off()}</div>
      <div className={text({ tone: 'muted' })}>{m.account_opening_mails_hint()}</div>
    </SettingsRow>
  );
};
