import { Button, SettingsRow } from '@palmares/ui';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { PasscodeDialog } from './passcode-dialog.tsx';

/** The passcode that any of the athlete's links may ask for. */
export const PasscodeRow = ({ hasPasscode }: { readonly hasPasscode: boolean }) => {
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);
  return (
    <SettingsRow
      label={m.account_passcode_label()}
      state={saved ? { kind: 'saved', words: m.account_passcode_saved() } : undefined}
      action={
        <Button
          variant="outline"
          size="sm"
          aria-label={hasPasscode ? m.account_passcode_change_label() : m.account_passcode_set_label()}
          onClick={() => {
            setSaved(false);
            setOpen(true);
          }}
        >
          {hasPasscode ? m.account_change() : m.account_passcode_set()}
        </Button>
      }
    >
      {hasPasscode ? m.account_passcode_is_set() : m.account_passcode_is_missing()}
      <PasscodeDialog hasPasscode={hasPasscode} open={open} onOpenChange={setOpen} onSaved={() => setSaved(true)} />
    </SettingsRow>
  );
};
