import type { Trend } from '@palmares/domain/shared-portfolio';
import { SparkLine } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { seasonWords } from '../../i18n/dates.ts';
import { useWrittenLanguage } from '../written-language.ts';
import { gainWords, trendLine } from './trend-words.ts';
import { detail, season, sport } from './view.styles.ts';

const drawn = css({ maxWidth: 'form', minWidth: '0' });
const chart = css({ height: '16', marginBlockEnd: '4' });
// Paper opens every season, and has the figures there.
const onScreen = css({ _print: { display: 'none' } });
// A column for each point of the line above.
const seasons = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '[minmax(0, 1fr)]',
  textAlign: 'center',
});
const figure = css({ display: 'block', textStyle: 'number', fontSize: 'lead', whiteSpace: 'nowrap' });
const year = css({ color: 'fg.muted', fontSize: 'label', fontVariantNumeric: 'tabular-nums' });

/** One statistic over the seasons: a line, and the figure of each season below it. */
export const TrendFigure = ({ trend }: { readonly trend: Trend }) => (
  <div className={onScreen}>
    <figure className={season}>
      <figcaption>
        <p className={sport} lang={useWrittenLanguage()}>
          {trend.event}
        </p>
        {trend.gain ? <p className={detail}>{gainWords(trend)}</p> : null}
      </figcaption>
      <div className={drawn}>
        <div className={chart}>
          <SparkLine points={trendLine(trend)} />
        </div>
        <ol className={seasons}>
          {trend.points.map((point) => (
            <li key={point.year}>
              <span translate="no" className={figure}>
                {point.figure}
              </span>{' '}
              <span className={year}>{seasonWords(point.year)}</span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  </div>
);
