import { Button, StatusDot, VisuallyHidden } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useEditor, useEditorState } from '../../drafts/editor-context.tsx';
import type { SaveState } from '../../drafts/save-state.ts';
import { m } from '../../paraglide/messages.js';
import { LogInAgain } from './log-in-again.tsx';
import { saveTone, saveWords } from './save-words.ts';

/** States that pass within a second are shown but not announced. */
const passing: readonly SaveState[] = ['saving', 'on_device'];
const settled = 1500;

/** What a screen reader announces: a visit's first save, lasting trouble, and its end. */
const useSpoken = (save: SaveState): string => {
  const [spoken, setSpoken] = useState('');
  const last = useRef<SaveState | null>(null);
  const edited = useRef(false);
  useEffect(() => {
    if (passing.includes(save)) edited.current = true;
    if (passing.includes(save) || save === last.current || (save === 'saved' && !edited.current)) return;
    const timer = setTimeout(() => {
      last.current = save;
      setSpoken(saveWords[save].whole());
    }, settled);
    return () => clearTimeout(timer);
  }, [save]);
  return spoken;
};

// Keeps one height for every state, so that the fields below do not move.
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: '12',
});
const state = css({ minWidth: '0', lineHeight: 'snug' });
const action = css({ flexShrink: '0', whiteSpace: 'nowrap' });

interface SaveStatusProps {
  readonly onShowMissing?: () => void;
  readonly onCompare?: () => void;
  /** The field to return to after logging in again; otherwise the status itself gets the focus. */
  readonly lastField?: RefObject<HTMLElement | null>;
}

/** Where the draft is: being sent, on this device, or in the account. */
export const SaveStatus = ({ onShowMissing, onCompare, lastField }: SaveStatusProps) => {
  const { save, signedOut } = useEditorState();
  const editor = useEditor();
  const status = useRef<HTMLDivElement>(null);
  const spoken = useSpoken(save);
  return (
    <div ref={status} tabIndex={-1} className={row}>
      <StatusDot tone={saveTone[save]} className={state}>
        {saveWords[save].short()}
      </StatusDot>
      {save === 'incomplete' && onShowMissing ? (
        <Button variant="outline" size="sm" className={action} onClick={onShowMissing}>
          {m.save_show_missing()}
        </Button>
      ) : null}
      {save === 'conflict' && onCompare ? (
        <Button variant="outline" size="sm" className={action} onClick={onCompare}>
          {m.save_compare()}
        </Button>
      ) : null}
      {save === 'failing' || save === 'offline' ? (
        <Button variant="outline" size="sm" className={action} onClick={() => editor?.commit()}>
          {m.save_try_now()}
        </Button>
      ) : null}
      <LogInAgain
        needed={signedOut && save !== 'conflict'}
        className={action}
        returnTo={() => (lastField?.current?.isConnected ? lastField.current : status.current)}
      />
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </div>
  );
};
