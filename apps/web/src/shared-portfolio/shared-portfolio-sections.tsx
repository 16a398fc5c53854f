import type { PublicViews, SharedPortfolio } from '@palmares/domain/shared-portfolio';
import { heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import type { CoachingNote } from '../api/identity/coaching-notes.ts';
import { languageTag } from '../i18n/language.ts';
import { m } from '../paraglide/messages.js';
import { VideoLookContext } from '../sections/highlights/video-look.ts';
import type { SectionView, ShownView, VisibleSection } from '../sections/section-view.ts';
import { sectionViews } from '../sections/views.ts';
import { WrittenLanguage } from '../sections/written-language.ts';
import { CardActionLinks } from './card-action-links.tsx';
import { cardActions } from './card-actions.ts';
import { CoachingNotes } from './coaching-notes.tsx';
import { bodyFacts, firstScreen } from './first-screen.ts';
import { PlayerCard } from './player-card.tsx';
import { Rail } from './rail.tsx';
import { contentsEntries, type ReadingPart, readingParts } from './reading-order.ts';
import { ThumbBar } from './thumb-bar.tsx';

const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '12', md: '16' },
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  paddingBlock: { base: '4', md: '8' },
  _print: { gap: '4', padding: '0', maxWidth: 'full' },
});
const reading = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[13rem minmax(0, 1fr)]' },
  columnGap: '12',
  _print: { display: 'block' },
});
const parts = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '12', md: '16' },
  minWidth: '0',
  _print: { gap: '3' },
});
const part = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '6', md: '8' },
  paddingBlockStart: '4',
  borderBlockStart: '[2px solid {colors.fg}]',
  _print: { gap: '2', paddingBlockStart: '0', borderBlockStart: 'none' },
});
// On paper the line is the title's own, so that it never stays behind at the foot of a page.
const partTitle = css({
  textStyle: 'label',
  _print: { paddingBlockStart: '1', borderBlockStart: '[2px solid {colors.fg}]' },
});
const inside = css({ display: 'flex', flexDirection: 'column', gap: '4', _print: { gap: '1' } });

export interface SharedPortfolioSectionsProps {
  readonly portfolio: SharedPortfolio;
  readonly sections: PublicViews;
  /** Shown in place of the served picture. */
  readonly picture?: ReactNode;
  /** Notes for a coach, drawn from the Identity results. */
  readonly coaching?: readonly CoachingNote[];
  /** True on a page of the app, where the script that repeats the card's links does not run. */
  readonly repeatsActions?: boolean;
}

interface PartProps {
  readonly part: ReadingPart;
  readonly views: PublicViews;
  readonly children?: ReactNode;
}

const Body = <Name extends VisibleSection>({
  name,
  content,
}: {
  readonly name: Name;
  readonly content: PublicViews[Name];
}) => {
  const { View } = sectionViews[name] as SectionView<ShownView<Name>>;
  return content === null ? null : <View content={content} />;
};

/** A section with its title. One that shares it has a title of its own below. */
const Part = ({ part: { id, sections }, views, children }: PartProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={part}>
    <h2 id={`${id}-title`} className={partTitle}>
      {sectionViews[id].title()}
    </h2>
    {sections.map((name, index) =>
      index === 0 ? (
        <Body key={name} name={name} content={views[name]} />
      ) : (
        <div key={name} className={inside}>
          <h3 className={heading({ size: 'sm' })}>{sectionViews[name].title()}</h3>
          <Body name={name} content={views[name]} />
        </div>
      ),
    )}
    {children}
  </section>
);

/** The portfolio as a scout sees it: the card for a first glance, then the sections. */
export const SharedPortfolioSections = ({
  portfolio,
  sections,
  picture,
  coaching = [],
  repeatsActions = false,
}: SharedPortfolioSectionsProps) => {
  const { firstName, lastName, writtenIn } = portfolio;
  const { introduction, general } = sections;
  const actions = cardActions(sections);
  const screen = firstScreen(portfolio, sections);
  const answer = actions?.contact === undefined ? m.portfolio_answer({ name: firstName }) : undefined;
  const look = {
    sport: screen.sport ?? '',
    jerseyNumber: general?.jerseyNumber ?? null,
    teamColor: general?.teamColor ?? '',
  } as const;
  const entries = contentsEntries(sections);
  // A table of contents with one entry leads nowhere.
  const hasContents = entries.length > 1 || entries.some(({ inside }) => inside.length > 1);
  return (
    <WrittenLanguage value={languageTag(writtenIn)}>
      <article className={sheet}>
        <PlayerCard
          firstName={firstName}
          lastName={lastName}
          fullName={general?.fullName}
          jersey={general ?? undefined}
          greeting={introduction?.greeting ?? []}
          description={introduction?.shortDesc}
          picture={picture}
          actions={actions && <CardActionLinks actions={actions} />}
          answer={answer}
          {...screen}
        />
        <div className={hasContents ? reading : undefined}>
          {hasContents ? (
            <Rail
              name={`${firstName} ${lastName}`}
              facts={bodyFacts(sections)}
              actions={Object.keys(actions ?? {}).length}
              entries={entries}
            >
              {actions && repeatsActions ? <CardActionLinks actions={actions} /> : null}
            </Rail>
          ) : null}
          <VideoLookContext value={look}>
            <div className={parts}>
              {readingParts(sections).map((each) => (
                <Part key={each.id} part={each} views={sections}>
                  {each.id === 'identity' && coaching.length > 0 ? (
                    <CoachingNotes name={firstName} notes={coaching} />
                  ) : null}
                </Part>
              ))}
            </div>
          </VideoLookContext>
        </div>
      </article>
      {actions && <ThumbBar />}
    </WrittenLanguage>
  );
};
