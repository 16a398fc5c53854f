import { SparkLine, wholeWords } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Fragment } from 'react';
import { calendarDayWords } from '../i18n/dates.ts';
import { m } from '../paraglide/messages.js';
import { Dot } from '../sections/dot.tsx';
import { gainWords, trendLine, trendWords } from '../sections/sports-history/trend-words.ts';
import { useWrittenLanguage } from '../sections/written-language.ts';
import type { Fact, Value } from './card-fact.ts';

// It follows its own width, never the screen's. Panda reads these names from this file only.
const room = '@container (min-width: 40rem)';
const hardlyRoom = '@container (max-width: 18rem)';
const muchRoom = '@container (min-width: 66rem)';
const inset = '[var(--inset)]';

/** Up to three figures side by side; a phone has room for two. */
const figures = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '[minmax(0, 1fr)]',
  flex: '[1 1 auto]',
  minWidth: '0',
  [hardlyRoom]: { gridAutoFlow: 'row', gridTemplateColumns: '[auto minmax(0, 1fr)]' },
});
const figure = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'flex-start',
  columnGap: '3',
  rowGap: '1',
  minWidth: '0',
  paddingBlock: '3',
  paddingInlineStart: '4',
  paddingInlineEnd: '2',
  _first: { paddingInlineStart: inset },
  '& + &': { borderInlineStart: 'line' },
  '&:nth-child(3)': { display: 'none' },
  [room]: { paddingInline: '6', '&:nth-child(3)': { display: 'flex' } },
  [muchRoom]: { _first: { paddingInlineStart: '6' } },
  [hardlyRoom]: {
    display: 'grid',
    gridColumn: '[1 / -1]',
    gridTemplateColumns: '[subgrid]',
    alignItems: 'baseline',
    columnGap: '3',
    paddingInline: inset,
    paddingBlock: '1',
    '& + &': { borderInlineStart: 'none' },
  },
  _print: { paddingBlock: '2', '&:nth-child(3)': { display: 'flex' } },
});
const figureValue = css({
  textStyle: 'number',
  fontSize: 'title',
  whiteSpace: 'nowrap',
  [muchRoom]: { fontSize: 'heading' },
  [hardlyRoom]: { fontSize: 'body' },
  _print: { fontSize: 'title' },
});
/** Beside its number where there is room. */
const spark = css({
  flex: '[1 1 2.5rem]',
  maxWidth: '24',
  height: '6',
  [hardlyRoom]: { display: 'none' },
});
const figureLabel = css({
  order: '1',
  flexBasis: 'full',
  color: 'fg.muted',
  lineHeight: 'snug',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  minWidth: '0',
});

/** The day of the number, and what was gained over the seasons. */
const figureNote = css({
  order: '1',
  flexBasis: 'full',
  fontSize: 'label',
  lineHeight: 'snug',
  [hardlyRoom]: { display: 'none' },
});

/** Lines without labels, or where there is much room a strip of cells with them. */
const facts = css({
  lineHeight: '[1.45]',
  fontVariantNumeric: 'lining-nums',
  [muchRoom]: { display: 'flex', flex: '[1 1 auto]', minWidth: '0' },
});
const fact = css({
  display: 'inline',
  '& + &': {
    _before: {
      content: '" "',
      layerStyle: 'dot',
      wordSpacing: '[0.5em]',
      _print: { content: '"\\a0· "', wordSpacing: '[0]' },
    },
    '&[data-starts-line]': { _before: { content: '"\\A"', whiteSpace: 'pre', background: '[none]' } },
  },
  [muchRoom]: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    // Only names give way.
    flex: '[1 0 auto]',
    '&[data-written]': { flexShrink: '1', minWidth: '24' },
    paddingBlock: '4',
    paddingInline: '4',
    _first: { paddingInlineStart: inset },
    '& + &': { borderInlineStart: 'line' },
    '& + &, & + &[data-starts-line]': { _before: { content: 'none' } },
  },
  _print: { paddingBlock: '2' },
});
const factLabel = css({
  srOnly: true,
  [muchRoom]: { srOnly: false, textStyle: 'label', color: 'fg.muted' },
});
const factValue = css({
  display: 'inline',
  '[data-written] > &': { overflowWrap: 'anywhere' },
  [muchRoom]: {
    display: 'block',
    maxWidth: '[11rem]',
    '[data-written] > &': { maxWidth: 'full' },
    fontWeight: 'bold',
    fontStretch: '[108%]',
  },
});

/** Renders values side by side; any of them may be in the athlete's own words. */
export const Values = ({ values }: { readonly values: readonly Value[] }) => {
  const lang = useWrittenLanguage();
  return values.map(({ value, isWritten }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two values may be the same words.
    <Fragment key={index}>
      {index === 0 ? null : <Dot />}
      {isWritten ? <span lang={lang}>{wholeWords(value)}</span> : wholeWords(value)}
    </Fragment>
  ));
};

/** Renders figures; their labels name events in the athlete's own words. */
export const Figures = ({ figures: shown }: { readonly figures: readonly Fact[] }) => {
  const lang = useWrittenLanguage();
  return (
    <dl aria-label={m.portfolio_figures_label()} className={figures}>
      {shown.map(({ id, label, value, isWritten, date = '', trend }) => (
        <div key={id ?? label} className={figure}>
          <dt className={figureLabel} lang={lang}>
            {label}
          </dt>
          <dd className={figureValue} translate={isWritten ? undefined : 'no'} lang={isWritten ? lang : undefined}>
            {value}
          </dd>
          {trend ? (
            <dd className={spark}>
              <SparkLine points={trendLine(trend)} label={trendWords(trend)} />
            </dd>
          ) : null}
          {date === '' ? null : <dd className={figureNote}>{calendarDayWords(date)}</dd>}
          {trend?.gain ? (
            <dd aria-hidden className={figureNote}>
              {gainWords(trend)}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
};

export const Facts = ({ facts: shown }: { readonly facts: readonly Fact[] }) => {
  const lang = useWrittenLanguage();
  return (
    <dl aria-label={m.portfolio_facts_label()} className={facts}>
      {shown.map(({ label, value, isWritten, startsLine }) => (
        <div key={label} className={fact} data-starts-line={startsLine} data-written={isWritten || undefined}>
          <dt className={factLabel}>{label}</dt>
          <dd className={factValue} lang={isWritten ? lang : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
};
