import { Button, StatusDot, type StatusDotProps, textLink, VisuallyHidden } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { useEditor, useEditorState } from './editor-context.tsx';
import type { SaveState } from './save-state.ts';

const words: Record<SaveState, () => string> = {
  saving: m.save_saving,
  on_device: m.save_on_device,
  saved: m.save_saved,
  offline: m.save_offline,
  signed_out: m.save_signed_out,
  failing: m.save_failing,
  refused: m.save_refused,
  incomplete: m.save_incomplete,
  conflict: m.save_conflict,
  memory_only: m.save_memory_only,
};

const tones: Record<SaveState, NonNullable<StatusDotProps['tone']>> = {
  saving: 'busy',
  on_device: 'busy',
  saved: 'success',
  offline: 'warning',
  signed_out: 'warning',
  failing: 'warning',
  refused: 'danger',
  incomplete: 'warning',
  conflict: 'warning',
  memory_only: 'danger',
};

/** States that pass by themselves within a second are seen, not read out. */
const passing: readonly SaveState[] = ['saving', 'on_device'];
const settled = 1500;

/** What a screen reader hears: the first save of a visit, trouble that stays, and that all is well again. */
const useSpoken = (save: SaveState): string => {
  const [spoken, setSpoken] = useState('');
  const last = useRef<SaveState | null>(null);
  const edited = useRef(false);
  useEffect(() => {
    if (passing.includes(save)) edited.current = true;
    if (passing.includes(save) || save === last.current || (save === 'saved' && !edited.current)) return;
    const timer = setTimeout(() => {
      last.current = save;
      setSpoken(words[save]());
    }, settled);
    return () => clearTimeout(timer);
  }, [save]);
  return spoken;
};

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  minHeight: 'control',
});

interface SaveStatusProps {
  readonly onShowMissing?: () => void;
}

/** Where the words are: on their way, on this device, or in the account. */
export const SaveStatus = ({ onShowMissing }: SaveStatusProps) => {
  const { save } = useEditorState();
  const editor = useEditor();
  const next = useLocation({ select: ({ href }) => href });
  const spoken = useSpoken(save);
  return (
    <div className={row}>
      <StatusDot tone={tones[save]}>{words[save]()}</StatusDot>
      {save === 'incomplete' && onShowMissing ? (
        <Button variant="outline" size="sm" onClick={onShowMissing}>
          {m.save_show_missing()}
        </Button>
      ) : null}
      {save === 'failing' || save === 'offline' ? (
        <Button variant="outline" size="sm" onClick={() => editor?.commit()}>
          {m.save_try_now()}
        </Button>
      ) : null}
      {save === 'signed_out' ? (
        <Link
          to="/$lang/auth"
          params={{ lang: getLocale() }}
          search={{ next }}
          className={textLink({ standing: 'alone' })}
        >
          {m.save_log_in()}
        </Link>
      ) : null}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </div>
  );
};
