import { useEffect, useRef, useState } from 'react';
import type { PasscodeKind } from './passcode-choice.ts';
import { suggestPasscode } from './suggest-passcode.ts';

/** The answer to what a link asks for, with a passcode ready. */
export const usePasscodeChoice = (hasAccountPasscode: boolean) => {
  const [kind, onKindChange] = useState<PasscodeKind>(hasAccountPasscode ? 'account' : 'own');
  const [code, onCodeChange] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Not while rendering, because the server would draw another; and not over what was typed before the script loaded.
  useEffect(() => onCodeChange((typed) => (typed === '' ? suggestPasscode() : typed)), []);
  return { kind, onKindChange, hasAccountPasscode, code, onCodeChange, input };
};
