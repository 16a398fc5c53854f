import {
  Button,
  ConfirmDialog,
  Dialog,
  Field,
  Menu,
  MenuItem,
  MenuSeparator,
  Sheet,
  Textarea,
  text,
} from '@palmares/ui';
import { useState } from 'react';
import type { ExhibitGroup, ExhibitProps } from '../exhibit.ts';
import { Toasts } from './toasts.tsx';
import { words } from './words.ts';

const Dialogs = ({ language }: ExhibitProps) => {
  const { open, close, cancel, send, writeMessage, messageHint, long, longTitle, paragraph } = words[language];
  const [shown, show] = useState<'message' | 'long'>();
  const dismiss = () => show(undefined);
  return (
    <>
      <Button onClick={() => show('message')}>{open}</Button>
      <Dialog
        open={shown === 'message'}
        onOpenChange={dismiss}
        title={writeMessage}
        description={messageHint}
        closeLabel={close}
        footer={
          <>
            <Button variant="outline" onClick={dismiss}>
              {cancel}
            </Button>
            <Button onClick={dismiss}>{send}</Button>
          </>
        }
      >
        <Field label={writeMessage}>
          <Textarea rows={4} />
        </Field>
      </Dialog>
      <Button variant="outline" onClick={() => show('long')}>
        {long}
      </Button>
      <Dialog
        open={shown === 'long'}
        onOpenChange={dismiss}
        title={longTitle}
        closeLabel={close}
        footer={<Button onClick={dismiss}>{close}</Button>}
      >
        {Array.from({ length: 8 }, (_, place) => `${place + 1}. ${paragraph}`).map((line) => (
          <p key={line} className={text()}>
            {line}
          </p>
        ))}
      </Dialog>
    </>
  );
};

const Confirms = ({ language }: ExhibitProps) => {
  const { revoke, revokeTitle, revokeText, cancel } = words[language];
  const [shown, show] = useState<'ready' | 'busy'>();
  return (
    <>
      <Button variant="danger" onClick={() => show('ready')}>
        {revoke}
      </Button>
      <ConfirmDialog
        open={shown !== undefined}
        onOpenChange={() => show(undefined)}
        title={revokeTitle}
        description={revokeText}
        confirmLabel={revoke}
        cancelLabel={cancel}
        loading={shown === 'busy'}
        onConfirm={() => show('busy')}
      />
    </>
  );
};

const Menus = ({ language }: ExhibitProps) => {
  const { more, linkFor, rename, copyLink, extend, revoke } = words[language];
  return (
    <Menu trigger={<Button variant="outline">{more}</Button>} heading={linkFor}>
      <MenuItem value="rename">{rename}</MenuItem>
      <MenuItem value="copy">{copyLink}</MenuItem>
      <MenuItem value="extend" disabled>
        {extend}
      </MenuItem>
      <MenuSeparator />
      <MenuItem value="revoke" tone="danger">
        {revoke}
      </MenuItem>
    </Menu>
  );
};

const Sheets = ({ language }: ExhibitProps) => {
  const { sheet, close, rename, copyLink, writeMessage } = words[language];
  const [shown, show] = useState<'below' | 'end'>();
  return (
    <>
      {(['below', 'end'] as const).map((from) => (
        <Button key={from} variant="outline" onClick={() => show(from)}>
          {sheet} · {from}
        </Button>
      ))}
      {(['below', 'end'] as const).map((from) => (
        <Sheet
          key={from}
          from={from}
          open={shown === from}
          onOpenChange={() => show(undefined)}
          title={writeMessage}
          closeLabel={close}
        >
          <Button variant="ghost">{rename}</Button>
          <Button variant="ghost">{copyLink}</Button>
        </Sheet>
      ))}
    </>
  );
};

export const overlays: ExhibitGroup = {
  exhibits: [
    { name: 'Dialog', Component: Dialogs },
    { name: 'ConfirmDialog', Component: Confirms },
    { name: 'Sheet', Component: Sheets },
    { name: 'Menu', Component: Menus },
    { name: 'Toaster', Component: Toasts },
  ],
};
