import { Button, Field, PageHeader, PinInput, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { SIGNATURE_FIELD } from '../../api/forms/signature-field.ts';
import { LockedDrawing } from '../../drawings/empty/locked.tsx';
import { m } from '../../paraglide/messages.js';

const form = css({ display: 'flex', flexDirection: 'column', gap: '6' });

interface PasscodeFormProps {
  /** The address that the form posts to; a plain form, so that it works without a script. */
  readonly action: string;
  /** Proves that this site rendered the form, for browsers that do not say so. */
  readonly signature: string;
  readonly problem: string | undefined;
}

/** Submits the form at the last digit, and never twice: each submission counts as an attempt. */
const useSubmitOnce = (field: RefObject<HTMLInputElement | null>) => {
  const submitted = useRef(false);
  const [complete, setComplete] = useState<string>();
  useEffect(() => {
    // After rendering, so that the form holds what was pasted with spaces.
    if (complete !== undefined) field.current?.form?.requestSubmit();
  }, [complete, field]);
  useEffect(() => {
    // The browser may restore this page, as it was, when the scout goes back.
    const allowAgain = () => {
      submitted.current = false;
    };
    addEventListener('pageshow', allowAgain);
    return () => removeEventListener('pageshow', allowAgain);
  }, []);
  return {
    onValueChange: () => {
      submitted.current = false;
    },
    onComplete: setComplete,
    onSubmit: (event: FormEvent) => {
      if (submitted.current) event.preventDefault();
      submitted.current = true;
    },
  };
};

export const PasscodeForm = ({ action, signature, problem }: PasscodeFormProps) => {
  const field = useRef<HTMLInputElement>(null);
  const { onSubmit, onValueChange, onComplete } = useSubmitOnce(field);
  useEffect(() => {
    // On a touch screen, focus would open a keyboard over the page before anyone has read it.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  return (
    <>
      <PageHeader
        above={<LockedDrawing size={176} flush />}
        title={m.shared_passcode_title()}
        lead={m.shared_passcode_text()}
      />
      <form method="post" action={action} onSubmit={onSubmit} className={form}>
        <input type="hidden" name={SIGNATURE_FIELD} value={signature} />
        <Field label={m.shared_passcode_label()} hint={m.shared_passcode_hint()} error={problem}>
          <PinInput
            ref={field}
            name="code"
            autoComplete="off"
            required
            autoFocus={problem !== undefined}
            onValueChange={onValueChange}
            onComplete={onComplete}
          />
        </Field>
        <Button type="submit" size="lg" width="full">
          {m.shared_passcode_submit()}
        </Button>
        <p className={text({ tone: 'muted' })}>{m.shared_passcode_lost()}</p>
      </form>
    </>
  );
};
