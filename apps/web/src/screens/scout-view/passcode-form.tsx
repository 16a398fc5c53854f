import { Button, Field, PageHeader, PinInput, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { LockedDrawing } from '../../drawings/empty/locked.tsx';
import { m } from '../../paraglide/messages.js';

const form = css({ display: 'flex', flexDirection: 'column', gap: '6' });

interface PasscodeFormProps {
  /** The address that the form posts to; a plain form, so that it works without a script. */
  readonly action: string;
  readonly problem: string | undefined;
}

export const PasscodeForm = ({ action, problem }: PasscodeFormProps) => (
  <>
    <PageHeader
      above={<LockedDrawing size={176} flush />}
      title={m.scout_passcode_title()}
      lead={m.scout_passcode_text()}
    />
    <form method="post" action={action} className={form}>
      <Field label={m.scout_passcode_label()} hint={m.scout_passcode_hint()} error={problem}>
        <PinInput name="code" autoComplete="off" required autoFocus={problem !== undefined} />
      </Field>
      <Button type="submit" size="lg" width="full">
        {m.scout_passcode_submit()}
      </Button>
      <p className={text({ tone: 'muted' })}>{m.scout_passcode_lost()}</p>
    </form>
  </>
);
