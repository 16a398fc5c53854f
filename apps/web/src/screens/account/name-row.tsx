import { Button, SettingsRow } from '@palmares/ui';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { NameDialog } from './name-dialog.tsx';

interface NameRowProps {
  readonly firstName: string;
  readonly lastName: string;
}

export const NameRow = (name: NameRowProps) => {
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);
  return (
    <SettingsRow
      label={m.account_name_label()}
      state={saved ? { kind: 'saved', words: m.account_name_saved() } : undefined}
      action={
        <Button
          variant="outline"
          size="sm"
          aria-label={m.account_name_change_label()}
          onClick={() => {
            setSaved(false);
            setOpen(true);
          }}
        >
          {m.account_change()}
        </Button>
      }
    >
      {`${name.firstName} ${name.lastName}`}
      <NameDialog {...name} open={open} onOpenChange={setOpen} onSaved={() => setSaved(true)} />
    </SettingsRow>
  );
};
