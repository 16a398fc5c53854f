import type { SectionName, SectionStates } from '@palmares/domain/portfolio';
import { filledParts, type PublicViews, partSections } from '@palmares/domain/shared-portfolio';
import { heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { memo, useDeferredValue } from 'react';
import { trpc } from '../../api/client.ts';
import { languageTag } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';
import { useAthlete } from '../../sections/athlete-context.ts';
import { sectionExcerpts } from '../../sections/excerpts.ts';
import type { SectionView, ShownView, VisibleSection } from '../../sections/section-view.ts';
import { sectionViews } from '../../sections/views.ts';
import { WrittenLanguage } from '../../sections/written-language.ts';
import { partsNotes } from '../../who-sees/who-sees.ts';
import { DraftedCard } from './drafted-card.tsx';
import { useOwnViews } from './use-own-views.ts';
import { useValidParts } from './use-valid-part.ts';

const panel = css({ display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' });
const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  padding: '6',
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
  overflow: 'clip',
  // The views are drawn for a page: smaller, and in one column, as on a phone.
  '& > *': { zoom: '[0.8]' },
  '& *:not(summary, summary *)': { gridTemplateColumns: '[minmax(0, 1fr) !important]' },
});
const part = css({ display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' });
const title = css({ textStyle: 'label', paddingBlockStart: '3', borderBlockStart: '[2px solid {colors.fg}]' });
const ghost = css({
  padding: '6',
  border: '[1px dashed {colors.line.strong}]',
  borderRadius: 'control',
  color: 'fg.muted',
  fontSize: 'lead',
});

const View = <Name extends VisibleSection>({ name, content }: { name: Name; content: PublicViews[Name] }) => {
  const { View: Shown } = sectionViews[name] as SectionView<ShownView<Name>>;
  return content === null ? <p className={ghost}>{sectionExcerpts[name].ask()}</p> : <Shown content={content} />;
};

const note = css({ color: 'fg.muted', fontSize: 'label' });

interface ViewsProps {
  readonly names: readonly SectionName[];
  readonly states: SectionStates;
}

/** Notes the parts below that a new link hides at first; the preview opens all of them. */
const PartsNote = ({ names, states }: ViewsProps) => {
  const athlete = useAthlete();
  const { data: consent } = trpc.guardian.standing.useQuery();
  if (!athlete) return null;
  const whose = { age: athlete.age, isTextOutdated: consent?.isTextOutdated ?? false };
  const shown = filledParts(states, athlete.identity).filter((part) => names.includes(partSections[part]));
  return partsNotes(shown, whose).map((said) => (
    <p key={said} className={note}>
      {said}
    </p>
  ));
};

const isVisible = (name: SectionName): name is VisibleSection => name !== 'profile-picture';

/** Deferred and memoized, so that a key in a field never waits for it. */
const Views = memo(({ names, states }: ViewsProps) => {
  const athlete = useAthlete();
  const views = useOwnViews(states);
  const { writesIn } = states.general.content;
  const shown = names.filter(isVisible);
  if (!athlete || !views || shown.length === 0) return null;
  return (
    <WrittenLanguage value={languageTag(writesIn === '' ? athlete.language : writesIn)}>
      <div inert className={sheet}>
        {shown.map((name) => (
          <div key={name} className={part}>
            <p className={title}>{sectionViews[name].title()}</p>
            <View name={name} content={views[name]} />
          </div>
        ))}
      </div>
    </WrittenLanguage>
  );
});

interface PagePanelProps {
  /** The sections to show below the card. */
  readonly names: readonly SectionName[];
}

/** The page as it becomes with what is typed: the card, and the sections that are being written. */
export const PagePanel = ({ names }: PagePanelProps) => {
  const states = useDeferredValue(useValidParts());
  const shownNames = useDeferredValue(names);
  return (
    <section aria-labelledby="your-page" className={panel}>
      <h2 id="your-page" className={heading({ size: 'sm' })}>
        {m.editor_page_title()}
      </h2>
      <DraftedCard />
      <PartsNote names={shownNames} states={states} />
      <Views names={shownNames} states={states} />
    </section>
  );
};
