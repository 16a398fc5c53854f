import { css } from '@palmares/ui/styled-system/css';
import type { CSSProperties, ReactNode } from 'react';
import { useWrittenLanguage } from '../sections/written-language.ts';
import type { Fact } from './card-fact.ts';
import { Contents, type ContentsEntry } from './contents.tsx';

// On a short screen it scrolls by itself.
const rail = css({
  display: { base: 'none', lg: 'flex' },
  flexDirection: 'column',
  gap: '4',
  position: 'sticky',
  insetBlockStart: '[calc(var(--frame-top, 4rem) + var(--preview-bar, 0rem) + 1rem)]',
  maxHeight: '[calc(100vh - var(--frame-top, 4rem) - var(--preview-bar, 0rem) - 1rem)]',
  overflowY: 'auto',
  scrollbarWidth: '[thin]',
  alignSelf: 'start',
  padding: '1',
  _print: { display: 'none' },
});
const athlete = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  paddingBlockEnd: '4',
  borderBlockEnd: 'line',
  '& > p': { color: 'fg.muted', lineHeight: 'snug' },
});
const called = css({ textStyle: 'title', fontSize: 'lead', overflowWrap: 'anywhere' });

// Keeps the room of its links, so that nothing below moves when a script adds them.
const links = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  marginBlockStart: '2',
  '@media (scripting: enabled)': { minHeight: '[calc(var(--links) * 3.25rem - 0.5rem)]' },
});

const roomFor = (actions: number): CSSProperties & { readonly '--links': number } => ({ '--links': actions });

interface RailProps {
  readonly name: string;
  readonly facts: readonly Fact[];
  /** The number of the card's links. */
  readonly actions: number;
  readonly entries: readonly ContentsEntry[];
  /** The card's links, where no script repeats them. */
  readonly children?: ReactNode;
}

/**
 * Stays beside the sections where there is room: the athlete, the card's actions, which on a visitor's page a script
 * repeats (`startCardCopies`), and the table of contents.
 */
export const Rail = ({ name, facts, actions, entries, children }: RailProps) => {
  const lang = useWrittenLanguage();
  return (
    <div className={rail}>
      <div className={athlete}>
        <span translate="no" className={called}>
          {name}
        </span>{' '}
        {facts.map(({ label, value, isWritten }) => (
          <p key={label} lang={isWritten ? lang : undefined}>
            {value}
          </p>
        ))}
        {actions === 0 ? null : (
          <div className={links} style={roomFor(actions)} data-card-copy>
            {children}
          </div>
        )}
      </div>
      <Contents entries={entries} />
    </div>
  );
};
