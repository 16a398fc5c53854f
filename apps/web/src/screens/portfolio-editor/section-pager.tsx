import { type SectionName, sectionNames } from '@palmares/domain/portfolio';
import { ArrowLeft, ArrowRight, buttonClass } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { sectionTitles } from '../../sections/titles.ts';
import { progressOf, type SectionProgress } from './section-progress.ts';
import { useSectionSummaries } from './use-section-summaries.ts';

const row = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  gap: '3',
  paddingBlockStart: '8',
  borderBlockStart: 'line',
});
const onward = css({ marginInlineStart: { md: 'auto' } });

/**
 * Links to the previous and next section; the preview follows the last. The next one is the main button where this one is
 * done and that one has to be begun.
 */
export const SectionPager = ({ name }: { readonly name: SectionName }) => {
  const place = sectionNames.indexOf(name);
  const before = sectionNames[place - 1];
  const after = sectionNames[place + 1];
  const lang = getLocale();
  const sections = useSectionSummaries();
  const isIn = (progress: SectionProgress, of: SectionName | undefined) =>
    sections.some((section) => section.name === of && progressOf(section) === progress);
  const isWayOn = isIn('done', name) && isIn('empty', after);
  return (
    <nav aria-label={m.editor_steps_label()} className={row}>
      {before ? (
        <Link
          to="/$lang/app/portfolio/edit/$section"
          params={{ lang, section: before }}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          <ArrowLeft aria-hidden size={20} />
          {m.editor_previous({ title: sectionTitles[before]() })}
        </Link>
      ) : null}
      {after ? (
        <Link
          to="/$lang/app/portfolio/edit/$section"
          params={{ lang, section: after }}
          className={buttonClass({ variant: isWayOn ? 'solid' : 'outline', size: 'sm', className: onward })}
        >
          {m.editor_next({ title: sectionTitles[after]() })}
          <ArrowRight aria-hidden size={20} />
        </Link>
      ) : (
        <Link
          to="/$lang/app/portfolio/preview"
          params={{ lang }}
          className={buttonClass({ variant: 'outline', size: 'sm', className: onward })}
        >
          {m.editor_preview()}
          <ArrowRight aria-hidden size={20} />
        </Link>
      )}
    </nav>
  );
};
