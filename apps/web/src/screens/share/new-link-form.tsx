import { Banner, Button, Checkbox, Field, Input, NativeSelect, useHydrated } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type FormEvent, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { m } from '../../paraglide/messages.js';
import { PasscodeField } from './passcode-field.tsx';
import { nextAttempt, type PublishAttempt } from './publish-attempt.ts';
import type { FreshLink } from './share-data.ts';

const form = css({ display: 'flex', flexDirection: 'column', gap: '6', alignItems: 'stretch', maxWidth: 'form' });
const DIGITS = 6;
const LABEL_LENGTH = 80;
const periods = [7, 30, 90];

const fields = ['label', 'passcode', 'expiresAt'] as const;
type LinkField = (typeof fields)[number];

const isLinkField = (field: string | undefined): field is LinkField => fields.some((known) => known === field);

export const NewLinkForm = ({ onPublished }: { readonly onPublished: (link: FreshLink) => void }) => {
  const api = trpc.useUtils();
  const publish = useSubmission(trpc.sharing.publish.useMutation());
  const hydrated = useHydrated();
  const [label, setLabel] = useState('');
  const [isProtected, setProtected] = useState(true);
  const [passcode, setPasscode] = useState('');
  const [days, setDays] = useState<number | null>(null);
  const passcodeInput = useRef<HTMLInputElement>(null);
  const attempt = useRef<PublishAttempt>(undefined);
  const { problem } = publish;
  const problemOf = (field: LinkField) => (problem?.field === field ? problem.words : undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (publish.isPending) return;
    if (isProtected && passcode.length !== DIGITS) {
      publish.setProblem({ field: 'passcode', words: m.share_passcode_missing() });
      passcodeInput.current?.focus();
      return;
    }
    attempt.current = nextAttempt(attempt.current, { label, passcode: isProtected ? passcode : null, days });
    const { request } = attempt.current;
    const sent = await publish.send(request);
    if (!sent.ok) {
      // A refused request made nothing, so the next attempt counts its days from its own time.
      if (sent.problem.code !== undefined) attempt.current = undefined;
      return;
    }
    await api.sharing.mine.invalidate();
    onPublished({ ...sent.value, passcode: request.passcode });
  };

  return (
    <form method="post" className={form} onSubmit={submit}>
      {problem && !isLinkField(problem.field) ? (
        <Banner tone="danger" role="alert">
          {problem.words}
        </Banner>
      ) : null}
      <Field
        label={m.share_label_label()}
        hint={m.share_label_hint()}
        optional={m.share_optional()}
        error={problemOf('label')}
      >
        <Input
          name="label"
          maxLength={LABEL_LENGTH}
          autoComplete="off"
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
      </Field>
      <Checkbox
        label={m.share_protect_label()}
        hint={m.share_protect_hint()}
        checked={isProtected}
        onCheckedChange={setProtected}
      />
      {isProtected ? (
        <PasscodeField value={passcode} onChange={setPasscode} problem={problemOf('passcode')} input={passcodeInput} />
      ) : null}
      <Field label={m.share_expiry_label()} error={problemOf('expiresAt')}>
        <NativeSelect
          name="expiry"
          value={days ?? ''}
          onChange={({ currentTarget }) => setDays(currentTarget.value === '' ? null : Number(currentTarget.value))}
        >
          <option value="">{m.share_expiry_never()}</option>
          {periods.map((period) => (
            <option key={period} value={period}>
              {m.share_expiry_days({ days: period })}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Button type="submit" disabled={!hydrated} loading={publish.isPending}>
        {m.share_make()}
      </Button>
    </form>
  );
};
