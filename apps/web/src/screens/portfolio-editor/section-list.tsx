import type { SectionName } from '@palmares/domain/portfolio';
import { ChevronRight, StatusDot } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useEditorState } from '../../drafts/editor-context.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { sectionTitles } from '../../sections/titles.ts';
import { editorPages, isOptional, noteOf, type PageNote, type PageProgress, progressOf } from './section-progress.ts';
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

const progressWords: Record<PageProgress, () => string> = {
  empty: m.section_state_empty,
  started: m.section_state_started,
  done: m.section_state_done,
};
const progressTones = { empty: 'neutral', started: 'warning', done: 'success' } as const;

const noteWords: Record<PageNote, () => string> = {
  conflict: m.section_state_conflict,
  device_only: m.section_state_device_only,
  not_stored: m.section_state_not_stored,
};

const wordsOf = (note: PageNote | null): string | null => note && noteWords[note]();

interface SectionListProps {
  /** A page of its own, or a column beside the open section. */
  readonly place: 'page' | 'aside';
}

/** Every page with its progress and whether it has unsent drafts. */
export const SectionList = ({ place }: SectionListProps) => {
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
        {editorPages(sections).map((page) => (
          <PageEntry
            key={page.name}
            place={place}
            name={page.name}
            progress={progressOf(page)}
            optional={isOptional(page)}
            said={wordsOf(noteOf(page, storage))}
          />
        ))}
      </ul>
    </nav>
  );
};

interface PageEntryProps extends SectionListProps {
  readonly name: SectionName;
  readonly progress: PageProgress;
  readonly optional: boolean;
  readonly said: string | null;
}

/** Renders again only when what it says changes: a save changes one entry of the list. */
const PageEntry = memo(({ place, name, progress, optional, said }: PageEntryProps) => {
  const onPage = place === 'page';
  return (
    <li className={onPage ? entry : undefined}>
      <Link
        to="/$lang/app/portfolio/edit/$section"
        params={{ lang: getLocale(), section: name }}
        className={onPage ? link : beside.link}
      >
        <span className={words}>
          <span className={onPage ? title : beside.title}>{sectionTitles[name]()}</span>
          <StatusDot tone={progressTones[progress]}>
            {progress === 'empty' && optional ? m.section_state_optional() : progressWords[progress]()}
          </StatusDot>
          {said === null ? null : <span className={device}>{said}</span>}
        </span>
        {onPage ? <ChevronRight aria-hidden size={20} /> : null}
      </Link>
    </li>
  );
});
