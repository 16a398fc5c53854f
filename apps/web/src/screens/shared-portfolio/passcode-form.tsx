import { Button, Field, PageHeader, PinInput, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { SIGNATURE_FIELD } from '../../api/forms/signature-field.ts';
import { LockedDrawing } from '../../drawings/empty/locked.tsx';
import { m } from '../../paraglide/messages.js';

const form = css({ display: 'flex', flexDirection: 'column', gap: '6' });
// On a short screen the button is in view too.
const lock = css({ '@media (max-height: 639px)': { alignSelf: 'flex-start', width: 'auto', height: '12' } });

interface PasscodeFormProps {
  /** The address that the form posts to; a plain form, so that it works without a script. */
  readonly action: string;
  /** Proves that this site rendered the form, for browsers that do not say so. */
  readonly signature: string;
  readonly problem: string | undefined;
}

/** A plain form. A script sends it with the last digit (`startPasscode`). */
export const PasscodeForm = ({ action, signature, problem }: PasscodeFormProps) => {
  return (
    <>
      <PageHeader
        above={<LockedDrawing size={176} flush className={lock} />}
        title={m.shared_passcode_title()}
        lead={m.shared_passcode_text()}
      />
      <form method="post" action={action} className={form} data-passcode>
        <input type="hidden" name={SIGNATURE_FIELD} value={signature} />
        <Field label={m.shared_passcode_label()} hint={m.shared_passcode_hint()} error={problem}>
          <PinInput name="code" autoComplete="off" required autoFocus={problem !== undefined} />
        </Field>
        <Button type="submit" size="lg" width="full">
          {m.shared_passcode_submit()}
        </Button>
        <p className={text({ tone: 'muted' })}>{m.shared_passcode_lost()}</p>
      </form>
    </>
  );
};
