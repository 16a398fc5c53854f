import { FieldGroup, RadioCards } from '@palmares/ui';
import type { RefObject } from 'react';
import { m } from '../../paraglide/messages.js';
import { PasscodeField } from './passcode-field.tsx';

export type PasscodeChoice = { readonly kind: 'own'; readonly code: string } | { readonly kind: 'none' };
export type PasscodeKind = PasscodeChoice['kind'];

interface PasscodeKindsProps {
  readonly kind: PasscodeKind;
  readonly onKindChange: (kind: PasscodeKind) => void;
  readonly code: string;
  readonly onCodeChange: (code: string) => void;
  readonly problem: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
}

export const PasscodeKinds = ({ kind, onKindChange, code, onCodeChange, problem, input }: PasscodeKindsProps) => (
  <>
    <FieldGroup legend={m.share_passcode_legend()}>
      <RadioCards
        name="passcode-kind"
        value={kind}
        onValueChange={onKindChange}
        items={[
          { value: 'own', label: m.share_passcode_own(), text: m.share_passcode_own_text() },
          { value: 'none', label: m.share_passcode_none(), text: m.share_passcode_none_text() },
        ]}
      />
    </FieldGroup>
    {kind === 'own' ? <PasscodeField value={code} onChange={onCodeChange} problem={problem} input={input} /> : null}
  </>
);
