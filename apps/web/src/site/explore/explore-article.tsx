import type { Gender } from '@palmares/domain/sections';
import { heading, Page, PageHeader, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type ReactNode, useId } from 'react';
import type { ExploreIndex } from '../../api/identity/explained-pages.server.ts';
import { ColorDrawing } from '../../drawings/colors/color-drawing.tsx';
import { LearningStyleDrawing } from '../../drawings/learning-styles/learning-style-drawing.tsx';
import { MaskDrawing } from '../../drawings/masks/mask-drawing.tsx';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { styleAddresses } from '../../sections/identity/addresses.ts';
import { exploreAddresses } from '../../sections/identity/explore-addresses.ts';
import { colorWords, maskName, partWords, ratingWords, styleWords } from '../../sections/identity/words.ts';
import { layout } from './explore-layout.ts';
import { type OwnTraits, ownFirst } from './own-result.ts';
import { Yours } from './yours.tsx';

const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  columnGap: '10',
  rowGap: { base: '2', md: '4' },
  listStyle: 'none',
});
const entry = css({
  display: 'grid',
  gridTemplateColumns: '[3.5rem minmax(0, 1fr)]',
  alignItems: 'center',
  gap: '4',
  minHeight: '16',
  color: 'fg',
  textDecoration: 'none',
  borderRadius: 'control',
  '& > svg': { display: 'block' },
  _hover: { '& strong': { color: 'accent.text', textDecoration: 'underline', textUnderlineOffset: '[0.22em]' } },
});
const entryWords = css({ display: 'flex', flexDirection: 'column', minWidth: '0', lineHeight: 'snug', gap: '1' });
const entryName = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' });
const about = css({ color: 'fg.muted', maxWidth: 'prose' });
const scale = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(5, minmax(0, 1fr))]',
  gap: '3',
  listStyle: 'none',
  fontSize: 'label',
  lineHeight: 'snug',
});
const rung = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '1',
  hyphens: 'auto',
});

interface ExploreArticleProps {
  readonly explained: ExploreIndex;
  readonly own: OwnTraits;
  /** In whose events the athlete competes, for the French name of their mask; null while unknown. */
  readonly gender: Gender | null;
}

export const ExploreArticle = ({
  explained: { masks, colors, learningStyles, grit },
  own,
  gender,
}: ExploreArticleProps) => (
  <Page width="wide">
    <PageHeader
      title={m.explore_title()}
      lead={m.explore_lead()}
      actions={
        <a href={`/${getLocale()}/app/identity/results`} className={textLink({ standing: 'alone' })}>
          {m.results_title()}
        </a>
      }
    />
    <Part title={partWords.masks()} text={masks.about}>
      <ul className={list}>
        {ownFirst(masks.traits, own.masks).map(({ trait, summary }) => (
          <li key={trait}>
            <a href={exploreAddresses.mask(trait)} className={entry}>
              <MaskDrawing name={trait} size={56} />
              <Entry
                name={maskName(trait, own.masks.includes(trait) ? gender : null)}
                summary={summary}
                isOwn={own.masks.includes(trait)}
              />
            </a>
          </li>
        ))}
      </ul>
    </Part>
    <Part title={partWords.colors()} text={colors.about}>
      <ul className={list}>
        {ownFirst(colors.traits, own.colors).map(({ trait, summary }) => (
          <li key={trait}>
            <a href={exploreAddresses.color(trait)} className={entry}>
              <ColorDrawing name={trait} size={56} />
              <Entry name={colorWords[trait]()} summary={summary} isOwn={own.colors.includes(trait)} />
            </a>
          </li>
        ))}
      </ul>
    </Part>
    <Part title={partWords.learningStyles()} text={learningStyles.about}>
      <ul className={list}>
        {ownFirst(learningStyles.traits, own.learningStyles).map(({ trait, summary }) => (
          <li key={trait}>
            <a href={exploreAddresses.style(trait)} className={entry}>
              <LearningStyleDrawing name={styleAddresses[trait]} size={56} />
              <Entry name={styleWords[trait]()} summary={summary} isOwn={own.learningStyles.includes(trait)} />
            </a>
          </li>
        ))}
      </ul>
    </Part>
    <Part title={partWords.grit()} text={grit.about}>
      <div className={layout.group}>
        <ol className={scale}>
          {([1, 2, 3, 4, 5] as const).map((rating) => (
            <li key={rating} className={rung}>
              <span aria-hidden className={layout.number}>
                {rating}
              </span>
              {ratingWords[rating]()}
              {rating === own.rating ? <Yours /> : null}
            </li>
          ))}
        </ol>
        <p>
          <a href={exploreAddresses.grit()} className={textLink({ standing: 'alone' })}>
            {m.explore_grit_link()}
          </a>
        </p>
      </div>
    </Part>
    <ReadingLink to="blog/importance-of-identity" words={m.reading_identity} />
  </Page>
);

interface PartProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

const Part = ({ title, text, children }: PartProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={layout.band}>
      <div className={layout.aside}>
        <h2 id={id} className={heading({ size: 'md' })}>
          {title}
        </h2>
        <p className={about}>{text}</p>
      </div>
      {children}
    </section>
  );
};

interface EntryProps {
  readonly name: string;
  readonly summary: string;
  readonly isOwn: boolean;
}

const Entry = ({ name, summary, isOwn }: EntryProps) => (
  <span className={entryWords}>
    <span className={entryName}>
      <strong>{name}</strong>
      {isOwn ? <Yours /> : null}
    </span>
    <span>{summary}</span>
  </span>
);
