import { Button, Field, PinInput, RefreshCw, VisuallyHidden } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { RefObject } from 'react';
import { m } from '../../paraglide/messages.js';
import { suggestPasscode } from './suggest-passcode.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });

interface PasscodeFieldProps {
  readonly value: string;
  readonly onChange: (passcode: string) => void;
  readonly problem: string | undefined;
  /** True below the choice of a passcode, which names it already. */
  readonly labelHidden?: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
}

export const PasscodeField = ({ value, onChange, problem, labelHidden = false, input }: PasscodeFieldProps) => (
  <Field
    label={labelHidden ? <VisuallyHidden>{m.share_passcode_label()}</VisuallyHidden> : m.share_passcode_label()}
    hint={m.share_passcode_hint()}
    error={problem}
  >
    <div className={row}>
      <PinInput ref={input} name="passcode" autoComplete="off" value={value} onValueChange={onChange} />
      <Button size="sm" variant="ghost" onClick={() => onChange(suggestPasscode())}>
        <RefreshCw aria-hidden size={20} />
        {m.share_passcode_suggest()}
      </Button>
    </div>
  </Field>
);
