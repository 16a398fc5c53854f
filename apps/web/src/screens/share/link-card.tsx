import { Button, Card, ConfirmDialog, heading, Lock, StatusDot, Trash2, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useAction } from '../../api/use-submission.ts';
import { dateWords } from '../../i18n/dates.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { CopyButton } from './copy-button.tsx';
import { linkName } from './link-name.ts';
import { PasscodeDialog } from './passcode-dialog.tsx';
import type { SharedLink } from './share-data.ts';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const facts = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

const untilWords = (expiresAt: Date | null, now: number): string => {
  if (expiresAt === null) return m.share_link_forever();
  const date = dateWords(expiresAt);
  return expiresAt.getTime() > now ? m.share_link_until({ date }) : m.share_link_expired({ date });
};

interface LinkCardProps {
  readonly link: SharedLink;
  /** When the list was fetched. */
  readonly now: number;
}

export const LinkCard = ({ link, now }: LinkCardProps) => {
  const api = trpc.useUtils();
  const revoke = useAction(trpc.sharing.revoke.useMutation());
  const [changing, setChanging] = useState(false);
  const [revoking, setRevoking] = useState(false);

  const close = async () => {
    const revoked = await revoke.run({ commandId: crypto.randomUUID(), linkId: link.linkId });
    if (revoked.ok) toasts.show({ title: m.share_link_revoked() });
    // If the server could not be reached, the dialog stays open for another try.
    else if (revoked.problem.code === undefined) return;
    setRevoking(false);
    await api.sharing.mine.invalidate();
  };

  return (
    <Card className={stack}>
      <h3 className={heading({ size: 'sm' })}>{linkName(link)}</h3>
      <div className={facts}>
        <StatusDot tone={link.protected ? 'success' : 'neutral'}>
          {link.protected ? m.share_link_protected() : m.share_link_open()}
        </StatusDot>
        <span className={text({ tone: 'muted' })}>{m.share_link_made({ date: dateWords(link.createdAt) })}</span>
        <span className={text({ tone: 'muted' })}>{untilWords(link.expiresAt, now)}</span>
      </div>
      <div className={actions}>
        <CopyButton text={link.url} label={m.share_copy_link()} copied={m.share_copied_link()} />
        <Button variant="outline" onClick={() => setChanging(true)}>
          <Lock aria-hidden size={20} />
          {link.protected ? m.share_link_change_passcode() : m.share_link_add_passcode()}
        </Button>
        <Button variant="ghost" onClick={() => setRevoking(true)}>
          <Trash2 aria-hidden size={20} />
          {m.share_link_revoke()}
        </Button>
      </div>
      <PasscodeDialog link={link} open={changing} onOpenChange={setChanging} />
      <ConfirmDialog
        open={revoking}
        onOpenChange={setRevoking}
        title={m.share_link_revoke_title({ label: linkName(link) })}
        description={m.share_link_revoke_text()}
        confirmLabel={m.share_link_revoke_confirm()}
        cancelLabel={m.share_link_keep()}
        loading={revoke.isPending}
        onConfirm={close}
      />
    </Card>
  );
};
