import type { SectionName } from '@palmares/domain/portfolio';
import { ChevronRight, StatusDot, VisuallyHidden } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useEditorState } from '../../drafts/editor-context.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { sectionTitles } from '../../sections/titles.ts';
import { noteOf, progressOf, type SectionNote, type SectionProgress } from './section-progress.ts';
import { useSectionSummaries } from './use-section-summaries.ts';

const list = css({ display: 'flex', flexDirection: 'column', borderBlockStart: 'line' });
const entry = css({ borderBlockEnd: 'line' });
const link = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: 'control',
  paddingBlock: '4',
  px: '2',
  // Aligns words and arrow with the page's edges; the hover color extends beyond them.
  mx: '-2',
  color: 'fg',
  textDecoration: 'none',
  borderRadius: 'control',
  _hover: { bg: 'surface' },
  '& svg': { flexShrink: '0' },
});
const beside = {
  list: css({ display: 'flex', flexDirection: 'column', gap: '1' }),
  link: css({
    display: 'flex',
    alignItems: 'center',
    minHeight: 'control',
    paddingBlock: '2',
    px: '3',
    color: 'fg',
    textDecoration: 'none',
    borderRadius: 'control',
    borderInlineStart: '[3px solid transparent]',
    _hover: { bg: 'surface' },
    '&[data-status=active]': {
      bg: 'surface.raised',
      borderInlineStartColor: 'accent.line',
      borderStartStartRadius: '[0]',
      borderEndStartRadius: '[0]',
    },
  }),
  title: css({ fontWeight: 'semibold' }),
};
const words = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' });
const title = css({ textStyle: 'lead', fontWeight: 'bold' });
const device = css({ color: 'warning.text' });
// The dot stands beside the first line.
const firstLine = css({ alignItems: 'baseline' });
const excerpt = css({ lineClamp: '2', overflowWrap: 'anywhere' });
const asked = css({ color: 'fg.muted' });

const progressWords: Record<SectionProgress, () => string> = {
  empty: m.section_state_empty,
  started: m.section_state_started,
  done: m.section_state_done,
};
const progressTones = { empty: 'neutral', started: 'warning', done: 'success' } as const;

const noteWords: Record<SectionNote, () => string> = {
  conflict: m.section_state_conflict,
  device_only: m.section_state_device_only,
  not_stored: m.section_state_not_stored,
};

const wordsOf = (note: SectionNote | null): string | null => note && noteWords[note]();

/** The line below a section's title. */
type Says = Readonly<Record<SectionName, string>>;

interface SectionListProps {
  /** A page of its own, or a column beside the open section. */
  readonly place: 'page' | 'aside';
  /** A line about each section, in place of the word for its state. */
  readonly says?: Says;
  /** Called with the section that is pointed at or has the focus. */
  readonly onPoint?: ((section: SectionName) => void) | undefined;
}

/** Every section with its progress and whether it has unsent drafts. */
export const SectionList = ({ place, says, onPoint }: SectionListProps) => {
  const sections = useSectionSummaries();
  const storage = useEditorState((state) => state.storage);
  const lang = getLocale();
  return (
    <nav aria-label={m.editor_sections_label()}>
      <ul className={place === 'page' ? list : beside.list}>
        {place === 'page' ? null : (
          <li>
            <Link
              to="/$lang/app/portfolio/edit"
              params={{ lang }}
              activeOptions={{ exact: true }}
              className={cx(beside.link, beside.title)}
            >
              {m.editor_overview()}
            </Link>
          </li>
        )}
        {sections.map((section) => (
          <SectionEntry
            key={section.name}
            place={place}
            name={section.name}
            progress={progressOf(section)}
            optional={section.optional}
            says={says?.[section.name] ?? ''}
            note={wordsOf(noteOf(section, storage))}
            onPoint={onPoint}
          />
        ))}
      </ul>
    </nav>
  );
};

interface StateProps {
  readonly progress: SectionProgress;
  readonly optional: boolean;
  /** Empty if nothing more can be said than the state. */
  readonly says: string;
}

/** The dot has the state; where a line about the section replaces its word, screen readers get both. */
const State = ({ progress, optional, says }: StateProps) => {
  const state = progress === 'empty' && optional ? m.section_state_optional() : progressWords[progress]();
  if (says === '' || progress === 'started') return <StatusDot tone={progressTones[progress]}>{state}</StatusDot>;
  return (
    <StatusDot tone={progressTones[progress]} className={firstLine}>
      <VisuallyHidden>{m.section_state_said({ state })} </VisuallyHidden>
      <span className={cx(excerpt, progress === 'empty' && asked)}>
        {progress === 'empty' && optional ? m.dashboard_step_optional({ step: says }) : says}
      </span>
    </StatusDot>
  );
};

interface SectionEntryProps extends StateProps, Pick<SectionListProps, 'place' | 'onPoint'> {
  readonly name: SectionName;
  readonly note: string | null;
}

/** Renders again only when what it says changes: a save changes one entry of the list. */
const SectionEntry = memo(({ place, name, progress, optional, says, note, onPoint }: SectionEntryProps) => {
  const onPage = place === 'page';
  const point = () => onPoint?.(name);
  return (
    <li className={onPage ? entry : undefined}>
      <Link
        to="/$lang/app/portfolio/edit/$section"
        params={{ lang: getLocale(), section: name }}
        className={onPage ? link : beside.link}
        onPointerEnter={point}
        onFocus={point}
      >
        <span className={words}>
          <span className={onPage ? title : beside.title}>{sectionTitles[name]()}</span>
          <State progress={progress} optional={optional} says={says} />
          {note === null ? null : <span className={device}>{note}</span>}
        </span>
        {onPage ? <ChevronRight aria-hidden size={20} /> : null}
      </Link>
    </li>
  );
});
