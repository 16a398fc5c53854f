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
const about = css({ color: 'fg.muted', maxWidth: 'prose' });
const scale = css({ display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '3', listStyle: 'none' });
const rung = css({ display: 'flex', flexDirection: 'column', gap: '1' });

interface ExploreArticleProps {
  readonly explained: ExploreIndex;
}

export const ExploreArticle = ({ explained: { masks, colors, learningStyles, grit } }: ExploreArticleProps) => (
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
        {masks.traits.map(({ trait, summary }) => (
          <li key={trait}>
            <a href={exploreAddresses.mask(trait)} className={entry}>
              <MaskDrawing name={trait} size={56} />
              <Entry name={maskName(trait)} summary={summary} />
            </a>
          </li>
        ))}
      </ul>
    </Part>
    <Part title={partWords.colors()} text={colors.about}>
      <ul className={list}>
        {colors.traits.map(({ trait, summary }) => (
          <li key={trait}>
            <a href={exploreAddresses.color(trait)} className={entry}>
              <ColorDrawing name={trait} size={56} />
              <Entry name={colorWords[trait]()} summary={summary} />
            </a>
          </li>
        ))}
      </ul>
    </Part>
    <Part title={partWords.learningStyles()} text={learningStyles.about}>
      <ul className={list}>
        {learningStyles.traits.map(({ trait, summary }) => (
          <li key={trait}>
            <a href={exploreAddresses.style(trait)} className={entry}>
              <LearningStyleDrawing name={styleAddresses[trait]} size={56} />
              <Entry name={styleWords[trait]()} summary={summary} />
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

const Entry = ({ name, summary }: { readonly name: string; readonly summary: string }) => (
  <span className={entryWords}>
    <strong>{name}</strong>
    <span>{summary}</span>
  </span>
);
