import { FieldGroup, RadioCards, text, textLink } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { PasscodeKind } from './passcode-choice.ts';
import { PasscodeField } from './passcode-field.tsx';

interface PasscodeKindsProps {
  readonly kind: PasscodeKind;
  readonly onKindChange: (kind: PasscodeKind) => void;
  /** True if the account has a passcode that links may ask for. */
  readonly hasAccountPasscode: boolean;
  readonly code: string;
  readonly onCodeChange: (code: string) => void;
  readonly problem: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
}

const own = () => ({ value: 'own', label: m.share_passcode_own(), text: m.share_passcode_own_text() }) as const;
const none = () => ({ value: 'none', label: m.share_passcode_none(), text: m.share_passcode_none_text() }) as const;
/** Two are a word each, so that the code is in sight on a phone. */
const pair = () =>
  [
    { value: 'own', label: m.share_passcode_with() },
    { value: 'none', label: m.share_passcode_without() },
  ] as const;
const account = () =>
  ({ value: 'account', label: m.share_passcode_account(), text: m.share_passcode_account_text() }) as const;

/** Chooses the passcode that a link asks for: the account's, one of its own, or none. */
export const PasscodeKinds = (props: PasscodeKindsProps) => {
  const { kind, onKindChange, hasAccountPasscode, code, onCodeChange, problem, input } = props;
  return (
    <>
      <FieldGroup legend={m.share_passcode_legend()}>
        <RadioCards<PasscodeKind>
          name="passcode-kind"
          value={kind}
          onValueChange={onKindChange}
          items={hasAccountPasscode ? [account(), own(), none()] : pair()}
          pair={!hasAccountPasscode}
        />
      </FieldGroup>
      {kind === 'none' && !hasAccountPasscode ? (
        <p className={text({ tone: 'muted' })}>{m.share_passcode_none_text()}</p>
      ) : null}
      {kind === 'own' ? (
        <PasscodeField labelHidden value={code} onChange={onCodeChange} problem={problem} input={input} />
      ) : null}
      <p className={text({ tone: 'muted' })}>
        {hasAccountPasscode ? null : (
          <>
            {m.share_passcode_account_ask()}{' '}
            <Link to="/$lang/app/account" params={{ lang: getLocale() }} className={textLink()}>
              {m.share_passcode_account_set()}
            </Link>
            {'. '}
          </>
        )}
        <ReadingLink inline newTab to="faqs#who-can-open-a-link" words={m.reading_who_opens} />
      </p>
    </>
  );
};
