import { Button, breakable, buttonClass, SettingsRow, StatusDot, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { MyAccount } from '../../api/account/account-queries.server.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { EmailChangeCode } from './email-change-code.tsx';
import { EmailDialog } from './email-dialog.tsx';

const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '3' });

interface EmailRowProps {
  readonly account: Pick<MyAccount, 'email' | 'emailVerified' | 'emailReleased' | 'emailChange'>;
  /** When the account was fetched, in milliseconds since 1970. */
  readonly answeredAt: number;
}

const VerifyLink = () => (
  <Link
    to="/$lang/auth/verify-email"
    params={{ lang: getLocale() }}
    className={buttonClass({ variant: 'outline', size: 'sm' })}
  >
    {m.account_verify()}
  </Link>
);

export const EmailRow = ({ account, answeredAt }: EmailRowProps) => {
  const { email, emailVerified, emailReleased, emailChange } = account;
  const [open, setOpen] = useState(false);
  const [ended, setEnded] = useState<string>();
  const change = useRef<HTMLButtonElement>(null);
  const code = useRef<HTMLInputElement>(null);
  // The button that opened the dialog is there again once the change has ended.
  useEffect(() => {
    if (ended !== undefined) change.current?.focus();
  }, [ended]);
  return (
    <SettingsRow
      label={
        <>
          <span>{m.account_email_label()}</span>{' '}
          {emailVerified ? <StatusDot tone="success">{m.account_email_verified()}</StatusDot> : null}
        </>
      }
      state={ended === undefined ? undefined : { kind: 'saved', words: ended }}
      action={
        emailChange === null ? (
          <div className={actions}>
            {emailVerified || emailReleased ? null : <VerifyLink />}
            <Button
              ref={change}
              variant="outline"
              size="sm"
              aria-label={m.account_email_change_label()}
              onClick={() => {
                setEnded(undefined);
                setOpen(true);
              }}
            >
              {m.account_change()}
            </Button>
          </div>
        ) : undefined
      }
    >
      {breakable(email)}
      {emailReleased ? <p className={text({ tone: 'muted' })}>{m.account_email_released()}</p> : null}
      {emailChange === null ? null : (
        <EmailChangeCode change={emailChange} answeredAt={answeredAt} onEnded={setEnded} field={code} />
      )}
      <EmailDialog open={open} onOpenChange={setOpen} finalFocus={() => code.current ?? change.current} />
    </SettingsRow>
  );
};
