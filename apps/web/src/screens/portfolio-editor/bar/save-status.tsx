import type { SectionName } from '@palmares/domain/portfolio';
import { Button, buttonClass, StatusDot, VisuallyHidden } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useEditor, useEditorState } from '../../../drafts/editor-context.tsx';
import { type SaveState, saysSignedOut } from '../../../drafts/save-state.ts';
import { newTermsAddress } from '../../../notices/new-terms-address.ts';
import { useAnotherAccount, useSaysAnotherAccount } from '../../../notices/use-another-account.ts';
import { m } from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { sectionTitles } from '../../../sections/titles.ts';
import { LogInAgain } from '../../sign-in/log-in-again.tsx';
import { StepButtons } from '../undo/step-buttons.tsx';
import { saveTone } from './save-words.ts';
import { ShowMissingWords } from './show-missing-words.tsx';
import { useSaveWords } from './use-save-words.ts';
import { isUnfinished, useUnfinished } from './use-unfinished.ts';

/** States that pass within a second are shown but not announced. */
const passing: readonly SaveState[] = ['saving', 'on_device'];
const settled = 1500;

/** States that trying again may end. */
const sentAgain: readonly SaveState[] = ['failing', 'offline', 'timed_out', 'not_stored'];

/** Returns the text for screen readers: a visit's first save, lasting trouble, and its end. */
const useSpoken = (save: SaveState, words: string): string => {
  const [spoken, setSpoken] = useState('');
  const last = useRef<string | null>(null);
  const edited = useRef(false);
  useEffect(() => {
    if (passing.includes(save)) edited.current = true;
    if (passing.includes(save) || words === last.current || (save === 'saved' && !edited.current)) return;
    const timer = setTimeout(() => {
      last.current = words;
      setSpoken(words);
    }, settled);
    return () => clearTimeout(timer);
  }, [save, words]);
  return spoken;
};

// Keeps one height for every state, so that the fields below do not move.
const row = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: '12' });
const state = css({ flex: '1', minWidth: '0', lineHeight: 'snug' });
const controls = css({ display: 'flex', alignItems: 'center', flexShrink: '0', gap: '3' });
// On a phone the title has its line to itself, and the state shares the line below with the controls.
const underTitle = {
  row: css({
    flex: '1',
    minWidth: '0',
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr) auto]',
    gridTemplateRows: { base: '[auto 1.5rem]', sm: '[auto auto]' },
    alignContent: 'center',
    columnGap: { base: '2', lg: '3' },
    rowGap: { base: '0', lg: '1' },
    // The border of the bar around it is part of its height.
    minHeight: '[calc({sizes.12} - 1px)]',
    '& > h1': { gridColumn: { base: '1 / -1', sm: '1' } },
  }),
  // One line: the most important word comes first, and the full text is below the fields.
  state: css({
    gridColumn: '1',
    fontSize: { base: 'label', lg: 'body' },
    color: 'fg.muted',
    '& > :last-child': { minWidth: '0', truncate: true },
  }),
  controls: css({
    gridColumn: '2',
    gridRow: { sm: '1 / -1' },
    gap: { base: '2', lg: '3' },
    // No higher than the line; an invisible target as large as a thumb reaches up beside the title above.
    smDown: {
      '& :is(a, button)': {
        height: '6',
        minHeight: '0',
        paddingBlock: '0',
        fontSize: 'label',
        overflow: 'visible',
        _after: { content: '""', position: 'absolute', insetInline: '0', insetBlockEnd: '0', height: 'control' },
      },
    },
  }),
};
// Until the device's drafts are read, nobody knows whether all is saved.
const unknown = css({ visibility: 'hidden' });
const action = css({ flexShrink: '0', whiteSpace: 'nowrap', lgDown: { px: '2' } });

const loggedOutWords = {
  kept: m.save_log_in_text,
  failing: m.save_log_in_text_not_stored,
  blocked: m.save_log_in_text_not_stored,
};

export interface SaveStatusProps {
  /** The sections of this page. */
  readonly here: readonly SectionName[];
  /** The page's heading, above the state in the same bar. */
  readonly title?: ReactNode;
  readonly onShowMissing?: () => void;
  readonly onCompare?: () => void;
  /** The field to return to after logging in again; otherwise the status itself gets the focus. */
  readonly lastField?: RefObject<HTMLElement | null>;
}

/** Shows where the draft is: being sent, on this device, or in the account. */
export const SaveStatus = ({ here, title, onShowMissing, onCompare, lastField }: SaveStatusProps) => {
  const save = useEditorState((state) => state.save);
  const signedOut = useEditorState((state) => state.signedOut);
  const storage = useEditorState((state) => state.storage);
  const editor = useEditor();
  const isAnother = useAnotherAccount();
  useSaysAnotherAccount(useEditorState(saysSignedOut));
  const status = useRef<HTMLDivElement>(null);
  const { elsewhere, problem } = useUnfinished(here);
  const words = useSaveWords(save, problem);
  const whole =
    elsewhere === null ? words.whole() : m.save_incomplete_elsewhere({ section: sectionTitles[elsewhere]() });
  const spoken = useSpoken(save, whole);
  return (
    <div ref={status} tabIndex={-1} className={cx(row, title !== undefined && underTitle.row)}>
      {title}
      <StatusDot
        tone={saveTone[save]}
        className={cx(state, title !== undefined && underTitle.state, !editor && unknown)}
      >
        {elsewhere === null
          ? words.short()
          : m.save_short_incomplete_elsewhere({ section: sectionTitles[elsewhere]() })}
      </StatusDot>
      <div className={cx(controls, title !== undefined && underTitle.controls)}>
        {elsewhere === null ? null : (
          <Link
            to="/$lang/app/portfolio/edit/$section"
            params={{ lang: getLocale(), section: elsewhere }}
            aria-label={m.save_show_missing()}
            className={cx(buttonClass({ variant: 'outline', size: 'sm' }), action)}
          >
            <ShowMissingWords />
          </Link>
        )}
        {isUnfinished(save) && elsewhere === null && onShowMissing ? (
          <Button
            variant="outline"
            size="sm"
            aria-label={m.save_show_missing()}
            className={action}
            onClick={onShowMissing}
          >
            <ShowMissingWords />
          </Button>
        ) : null}
        {save === 'conflict' && onCompare ? (
          <Button variant="outline" size="sm" className={action} onClick={onCompare}>
            {m.save_compare()}
          </Button>
        ) : null}
        {sentAgain.includes(save) ? (
          <Button variant="outline" size="sm" className={action} onClick={() => editor?.commit()}>
            {m.save_try_now()}
          </Button>
        ) : null}
        {save === 'new_terms' ? (
          <a href={newTermsAddress()} className={cx(buttonClass({ variant: 'outline', size: 'sm' }), action)}>
            {m.save_read_terms()}
          </a>
        ) : null}
        {editor ? (
          <LogInAgain
            athleteId={editor.athleteId}
            needed={signedOut && save !== 'conflict'}
            title={m.save_log_in_title()}
            description={isAnother ? m.another_account_dialog_text() : loggedOutWords[storage]()}
            className={action}
            returnTo={() => (lastField?.current?.isConnected ? lastField.current : status.current)}
            onLoggedIn={() => editor.resume()}
          />
        ) : null}
        <StepButtons here={here} />
      </div>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </div>
  );
};
