import type { SectionName } from '@palmares/domain/portfolio';
import { Banner, Button, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useRef, useState } from 'react';
import { useEditorState } from '../../drafts/editor-context.tsx';
import { m } from '../../paraglide/messages.js';
import type { ComparedRow } from '../../sections/comparison/compared-rows.ts';
import { OpenSection } from './open-section.tsx';

const part = css({ display: 'flex', flexDirection: 'column', gap: '4', '& > button': { alignSelf: 'flex-start' } });
const rows = css({ paddingInlineStart: '6', listStyle: 'disc', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

const LeftOut = ({ rows: left }: { readonly rows: readonly ComparedRow[] }) => (
  <Banner tone="warning" title={m.history_left_out_title()}>
    <ul className={rows}>
      {left.map(({ key, label, texts: [then] }) => (
        <li key={key}>{then ? `${label}\n${then}` : label}</li>
      ))}
    </ul>
    {m.history_left_out_text()}
  </Banner>
);

interface RestorePartProps {
  readonly section: SectionName;
  /** The date of that version, in words. */
  readonly date: string;
  readonly leftOut: readonly ComparedRow[];
  /** False if restoring would change nothing. */
  readonly changes: boolean;
  /** True if there is nothing in that version. */
  readonly isEmpty: boolean;
  readonly onRestore: () => void;
}

/** Lists what restoring would leave out, with its button; afterwards says what happened. Undo is in the bar above. */
export const RestorePart = ({ section, date, leftOut, changes, isEmpty, onRestore }: RestorePartProps) => {
  const isUnfinished = useEditorState(({ sections }) =>
    sections.some(({ name, conflict, valid, refusal }) => name === section && (conflict || !valid || refusal !== null)),
  );
  const [hasRestored, setHasRestored] = useState(false);
  const isRestored = hasRestored && !changes;
  const place = useRef<HTMLDivElement>(null);
  const restore = () => {
    setHasRestored(true);
    onRestore();
    // The button that was pressed is about to go.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={part}>
      {isRestored ? (
        <Banner
          tone="success"
          role="status"
          title={m.history_restored({ date })}
          action={<OpenSection section={section} />}
        >
          {m.history_restored_text()}
        </Banner>
      ) : null}
      {isUnfinished ? (
        <Banner tone="warning" title={m.history_finish_first()} action={<OpenSection section={section} />} />
      ) : null}
      {!isUnfinished && leftOut.length > 0 ? <LeftOut rows={leftOut} /> : null}
      {isUnfinished || isRestored || changes ? null : (
        <p className={text({ tone: 'muted' })}>{leftOut.length > 0 ? m.history_nothing() : m.history_same()}</p>
      )}
      {!isUnfinished && changes ? (
        <Button variant={isEmpty ? 'outline' : 'solid'} onClick={restore}>
          {isEmpty ? m.history_restore_empty() : m.history_restore()}
        </Button>
      ) : null}
    </div>
  );
};
