import type { SectionName } from '@palmares/domain/portfolio/index';
import { ChevronRight, StatusDot } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { sectionEditors } from '../../sections/editors.ts';
import { useEditorState } from './editor-context.tsx';
import type { SectionSummary } from './section-draft.ts';
import { progressOf, type SectionProgress } from './section-progress.ts';

const list = css({ display: 'flex', flexDirection: 'column', borderBlockStart: 'line' });
const entry = css({ borderBlockEnd: 'line' });
const link = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  paddingBlock: '4',
  px: '2',
  color: 'fg',
  textDecoration: 'none',
  borderRadius: 'control',
  _hover: { bg: 'surface' },
  '& svg': { flexShrink: '0' },
  '&[data-status=active]': { bg: 'surface.raised' },
});
const words = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' });
const title = css({ textStyle: 'lead', fontWeight: 'bold' });
const device = css({ color: 'warning.text' });

const progressWords: Record<SectionProgress, () => string> = {
  empty: m.section_state_empty,
  started: m.section_state_started,
  done: m.section_state_done,
};
const progressTones = { empty: 'neutral', started: 'warning', done: 'success' } as const;

const note = ({ conflict, touched }: SectionSummary): string | null => {
  if (conflict) return m.section_state_conflict();
  return touched ? m.section_state_device_only() : null;
};

/** Every section with how far it is and what is on this device only. */
export const SectionList = () => {
  const { sections } = useEditorState();
  return (
    <nav aria-label={m.editor_sections_label()}>
      <ul className={list}>
        {sections.map((summary) => (
          <SectionEntry key={summary.name} name={summary.name} summary={summary} />
        ))}
      </ul>
    </nav>
  );
};

const SectionEntry = ({ name, summary }: { readonly name: SectionName; readonly summary: SectionSummary }) => {
  const progress = progressOf(summary);
  const said = note(summary);
  return (
    <li className={entry}>
      <Link to="/$lang/app/portfolio/edit/$section" params={{ lang: getLocale(), section: name }} className={link}>
        <span className={words}>
          <span className={title}>{sectionEditors[name].title()}</span>
          <StatusDot tone={progressTones[progress]}>{progressWords[progress]()}</StatusDot>
          {said === null ? null : <span className={device}>{said}</span>}
        </span>
        <ChevronRight aria-hidden size={20} />
      </Link>
    </li>
  );
};
