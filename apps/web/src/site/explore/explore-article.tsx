import type { Gender } from '@palmares/domain/sections';
import { buttonClass, heading, Page, PageHeader, textLink } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { type ReactNode, useId } from 'react';
import type { ExploreIndex } from '../../api/identity/explained-pages.server.ts';
import { ColorDrawing } from '../../drawings/colors/color-drawing.tsx';
import { GritDrawing } from '../../drawings/grit.tsx';
import { LearningStyleDrawing } from '../../drawings/learning-styles/learning-style-drawing.tsx';
import { MaskDrawing } from '../../drawings/masks/mask-drawing.tsx';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { styleAddresses } from '../../sections/identity/addresses.ts';
import { exploreAddresses } from '../../sections/identity/explore-addresses.ts';
import { GritLevels } from '../../sections/identity/levels.tsx';
import { colorWords, partWords, ratingWords, styleWords, writtenMaskName } from '../../sections/identity/words.ts';
import { layout } from './explore-layout.ts';
import { type OwnTraits, ownFirst } from './own-result.ts';
import { Standing, Yours } from './yours.tsx';

const OWN = 96;
const OTHER = 72;

const list = css({ gap: '2', listStyle: 'none' });
const grid = cx(list, css({ display: 'grid' }));
/** The athlete's own trait has a row of its own on a phone, and half of six columns on a wide screen. */
const besideOwn = css({ gridTemplateColumns: { md: '[repeat(6, minmax(0, 1fr))]' } });
const room = '[repeat(auto-fill, minmax(6.25rem, 1fr))]';
/** By how many tiles follow the athlete's own: no number of columns leaves one of them alone in its row. */
const columns: Readonly<Record<number, string>> = {
  2: css({
    gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]' },
    '& > :nth-last-child(-n + 2)': { gridColumn: { md: '[span 3]' } },
  }),
  3: css({ gridTemplateColumns: { base: '[repeat(3, minmax(0, 1fr))]' } }),
};
const many = css({ gridTemplateColumns: { base: room } });
/** Without a result, all tiles are of one size, two or four in a row, and the last row is in the middle. */
const even = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  '& > li': { width: { base: '[calc((100% - 0.5rem) / 2)]', sm: '[calc((100% - 1.5rem) / 4)]' } },
});
const tilesOf = (count: number, owned: number): string =>
  owned > 0 ? cx(grid, columns[count - owned] ?? many, besideOwn) : cx(list, even);
const own = css({ gridColumn: { base: '[1 / -1]', md: '[span 3]' } });
/** Takes two rows of a wide screen, beside two rows of three tiles. */
const tall = css({ gridRow: { md: '[span 2]' } });
const tile = css({
  display: 'flex',
  alignItems: 'center',
  height: 'full',
  minWidth: '0',
  paddingBlock: '2',
  lineHeight: 'snug',
  color: 'fg',
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
  textDecoration: 'none',
  '& > svg': { display: 'block', flexShrink: '0' },
  _hover: { borderColor: 'line.strong', '& strong': { textDecoration: 'underline', textUnderlineOffset: '[0.22em]' } },
});
const upright = css({
  flexDirection: 'column',
  gap: '1',
  paddingInline: '2',
  textAlign: 'center',
  '& > strong': { fontSize: { mdDown: 'label' } },
});
const broad = css({ gap: '4', paddingInline: '3' });
const ownTile = css({ boxShadow: '[inset 0 0 0 1px {colors.accent.line}]' });
const larger = css({ '& > svg': { md: { width: '[9rem]', height: '[9rem]' } } });
const words = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' });
const name = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' });
const about = css({ color: 'fg.muted', maxWidth: 'prose' });
/** Hidden on a phone, where the athlete's own trait speaks for the part. */
const spoken = css({ mdDown: { display: 'none' } });
const grow = css({
  flex: '[1 1 auto]',
  maxWidth: 'form',
  '& svg': { display: 'block', width: 'full', height: 'auto' },
});
const links = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6', rowGap: '1' });

interface ExploreArticleProps {
  readonly explained: ExploreIndex;
  readonly own: OwnTraits;
  /** True with a result; without one, the page leads to the test. */
  readonly isOwn: boolean;
  /** In whose events the athlete competes, for the French names of masks; null while unknown. */
  readonly gender: Gender | null;
}

export const ExploreArticle = ({
  explained: { masks, colors, learningStyles, grit },
  own: traits,
  isOwn: hasResult,
  gender,
}: ExploreArticleProps) => (
  <Page width="wide">
    <PageHeader title={m.explore_title()} />
    <Part title={partWords.masks()} text={masks.about} hasOwn={traits.masks.length > 0}>
      <ul className={tilesOf(masks.traits.length, traits.masks.length)}>
        {ownFirst(masks.traits, traits.masks).map(({ trait, summary }) => (
          <Tile
            key={trait}
            isTall
            href={exploreAddresses.mask(trait)}
            name={writtenMaskName(trait, gender)}
            isTied={traits.tied.includes(trait)}
            summary={traits.masks.includes(trait) ? summary : undefined}
            drawing={(size) => <MaskDrawing name={trait} size={size} />}
          />
        ))}
      </ul>
    </Part>
    <Part title={partWords.colors()} text={colors.about} hasOwn={traits.colors.length > 0}>
      <ul className={tilesOf(colors.traits.length, traits.colors.length)}>
        {ownFirst(colors.traits, traits.colors).map(({ trait, summary }) => (
          <Tile
            key={trait}
            href={exploreAddresses.color(trait)}
            name={colorWords[trait]()}
            isTied={traits.tied.includes(trait)}
            summary={traits.colors.includes(trait) ? summary : undefined}
            drawing={(size) => <ColorDrawing name={trait} size={size} />}
          />
        ))}
      </ul>
    </Part>
    <Part title={partWords.learningStyles()} text={learningStyles.about} hasOwn={traits.learningStyles.length > 0}>
      <ul className={tilesOf(learningStyles.traits.length, traits.learningStyles.length)}>
        {ownFirst(learningStyles.traits, traits.learningStyles).map(({ trait, summary }) => (
          <Tile
            key={trait}
            href={exploreAddresses.style(trait)}
            name={styleWords[trait]()}
            isTied={traits.tied.includes(trait)}
            summary={traits.learningStyles.includes(trait) ? summary : undefined}
            drawing={(size) => <LearningStyleDrawing name={styleAddresses[trait]} size={size} />}
          />
        ))}
      </ul>
    </Part>
    <Part title={partWords.grit()} text={grit.about} hasOwn={traits.grit !== null}>
      <a href={exploreAddresses.grit()} className={cx(tile, broad, traits.grit !== null && ownTile)}>
        <GritDrawing size={OTHER} />
        <div className={cx(words, grow)}>
          {traits.grit ? <Own name={ratingWords[traits.grit.rating]()} /> : null}
          <GritLevels own={traits.grit} />
          <span>{m.explore_grit_link()}</span>
        </div>
      </a>
    </Part>
    <p className={links}>
      {hasResult ? (
        <a href={`/${getLocale()}/app/identity/results`} className={textLink({ standing: 'alone' })}>
          {m.results_title()}
        </a>
      ) : (
        <a href={`/${getLocale()}/app/identity/test`} className={buttonClass()}>
          {m.results_to_test()}
        </a>
      )}
      <ReadingLink to="blog/importance-of-identity" words={m.reading_identity} />
    </p>
  </Page>
);

interface PartProps {
  readonly title: string;
  readonly text: string;
  /** True if the part has a result. */
  readonly hasOwn: boolean;
  readonly children: ReactNode;
}

const Part = ({ title, text, hasOwn, children }: PartProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={layout.band}>
      <div className={layout.aside}>
        <h2 id={id} className={heading({ size: 'md' })}>
          {title}
        </h2>
        <p className={cx(about, hasOwn && spoken)}>{text}</p>
      </div>
      {children}
    </section>
  );
};

interface TileProps {
  readonly href: string;
  readonly name: string;
  /** Undefined for a trait that is not the athlete's own. One with a summary is larger. */
  readonly summary: string | undefined;
  /** True if its score is the same as that of the athlete's own. */
  readonly isTied: boolean;
  readonly drawing: (size: number) => ReactNode;
  readonly isTall?: boolean;
}

const Tile = ({ href, name: title, summary, isTied, drawing, isTall = false }: TileProps) =>
  summary === undefined ? (
    <li>
      <a href={href} className={cx(tile, upright)}>
        {drawing(OTHER)}
        <strong>{title}</strong>
        <Standing isOwn={false} isTied={isTied} />
      </a>
    </li>
  ) : (
    <li className={cx(own, isTall && tall)}>
      <a href={href} className={cx(tile, broad, ownTile, isTall && larger)}>
        {drawing(OWN)}
        <span className={words}>
          <Own name={title} />
          <span>{summary}</span>
        </span>
      </a>
    </li>
  );

/** The name of what is the athlete's own. */
const Own = ({ name: title }: { readonly name: string }) => (
  <span className={name}>
    <strong>{title}</strong>
    <Yours />
  </span>
);
