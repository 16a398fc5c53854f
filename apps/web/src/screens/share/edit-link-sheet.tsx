import { everyPart } from '@palmares/domain/shared-portfolio';
import { Banner, Button, Sheet } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type FormEvent, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { LinkFields } from './link-fields.tsx';
import { linkName } from './link-name.ts';
import type { LinkFieldsValue } from './link-options.tsx';
import { untilWords } from './link-state.ts';
import { daysOf } from './period.ts';
import type { SharedLink } from './share-data.ts';
import { shareLayout } from './share-layout.ts';

const form = css({ display: 'flex', flexDirection: 'column', gap: '6' });

interface EditLinkProps {
  readonly link: SharedLink;
  readonly isAdult: boolean;
  readonly onDone: () => void;
}

const EditLinkForm = ({ link, isAdult, onDone }: EditLinkProps) => {
  const api = trpc.useUtils();
  const change = useSubmission(trpc.sharing.changeLink.useMutation());
  const [fields, setFields] = useState<LinkFieldsValue>({
    label: link.label,
    period: link.expiresAt === null ? 'always' : 'kept',
    parts: link.parts ?? everyPart(isAdult),
  });
  const { problem } = change;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const { label, period, parts } = fields;
    const sent = await change.send({
      commandId: crypto.randomUUID(),
      linkId: link.linkId,
      label,
      parts,
      days: daysOf(period),
    });
    if (!sent.ok) return;
    toasts.show({ title: m.share_edit_saved() });
    onDone();
    await api.sharing.invalidate();
  };

  return (
    <form method="post" className={form} onSubmit={submit}>
      {problem && problem.field !== 'label' && problem.field !== 'days' ? (
        <Banner tone="danger" role="alert">
          {problem.words}
        </Banner>
      ) : null}
      <LinkFields
        value={fields}
        onChange={(changed) => setFields((now) => ({ ...now, ...changed }))}
        until={link.expiresAt === null ? undefined : untilWords(link)}
        isAdult={isAdult}
        problemOf={(field) => (problem?.field === field ? problem.words : undefined)}
      />
      <div data-thumb className={shareLayout.thumb}>
        <Button type="submit" width="full" loading={change.isPending}>
          {m.share_edit_save()}
        </Button>
      </div>
    </form>
  );
};

interface EditLinkSheetProps {
  readonly link: SharedLink;
  readonly isAdult: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export const EditLinkSheet = ({ link, isAdult, open, onOpenChange }: EditLinkSheetProps) => (
  <Sheet
    open={open}
    onOpenChange={onOpenChange}
    title={m.share_edit_title({ label: linkName(link) })}
    closeLabel={m.share_close()}
  >
    <EditLinkForm link={link} isAdult={isAdult} onDone={() => onOpenChange(false)} />
  </Sheet>
);
