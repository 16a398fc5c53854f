import { Page } from '@palmares/ui';
import { getLocale } from '../../paraglide/runtime.js';
import { PasscodeForm } from './passcode-form.tsx';
import type { RefusedPasscode } from './refused-passcode.ts';
import { refusedWords } from './refused-words.ts';

interface PasscodePageProps {
  readonly token: string;
  readonly signature: string;
  readonly refusal: RefusedPasscode;
}

/** Asks for the passcode of a link. */
export const PasscodePage = ({ token, signature, refusal }: PasscodePageProps) => (
  <Page width="form">
    <PasscodeForm
      action={`/${getLocale()}/athletes/${token}/passcode`}
      signature={signature}
      problem={refusedWords(refusal)}
    />
  </Page>
);
