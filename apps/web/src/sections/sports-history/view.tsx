import type {
  PublicPerformance,
  PublicSeason,
  PublicSport,
  SportsHistoryPublicView,
  Trend,
} from '@palmares/domain/shared-portfolio';
import { Award as AwardIcon, ChevronDown, ExternalLink as ExternalIcon, textLink, wholeWords } from '@palmares/ui';
import { cx } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { calendarDayWords, seasonWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { Dot } from '../dot.tsx';
import { hostOf } from '../kit/host.ts';
import { LinkAddress } from '../link-address.tsx';
import type { ViewProps } from '../section-view.ts';
import { useWrittenLanguage } from '../written-language.ts';
import { LINKS_ANCHOR, seasonAnchor } from './anchors.ts';
import { isShortFigure, seasonHeadline } from './figures.ts';
import { TrendFigure } from './trend-figure.tsx';
import * as styles from './view.styles.ts';

interface WordsProps {
  readonly text: string;
  readonly className?: string;
}

const Label = ({ text, className = styles.words }: WordsProps) =>
  text === '' ? null : <p className={className}>{text}</p>;

/** Renders text in the athlete's own words, and so in their language. */
const Words = ({ text, className = styles.words }: WordsProps) => {
  const lang = useWrittenLanguage();
  return text === '' ? null : (
    <p className={className} lang={lang}>
      {text}
    </p>
  );
};

/** The latest season first; each with its sports, performances and awards. */
export const SportsHistoryView = ({ content }: ViewProps<SportsHistoryPublicView>) => (
  <div className={styles.history}>
    {content.trend ? <TrendFigure trend={content.trend} /> : null}
    <ol className={styles.timeline}>
      {content.seasons.map((season, index) => (
        <Season key={season.year} season={season} trend={content.trend} isNewest={index === 0} />
      ))}
    </ol>
    <Links links={content.links} />
  </div>
);

interface BriefProps {
  readonly season: PublicSeason;
  readonly trend: Trend | null;
}

/** The newest season is open. An older one is a line, which opens without a script. */
const Season = ({ season, trend, isNewest }: BriefProps & { readonly isNewest: boolean }) => {
  if (isNewest)
    return (
      <li id={seasonAnchor(season.year)} className={styles.item}>
        <Results
          season={season}
          title={<h3 className={cx(styles.year, styles.newest)}>{seasonWords(season.year)}</h3>}
        />
      </li>
    );
  return (
    <li className={styles.item}>
      <details className={styles.older}>
        <summary className={styles.line}>
          <h3 className={styles.year}>{seasonWords(season.year)}</h3>
          <Brief season={season} trend={trend} />
          <ChevronDown aria-hidden size={20} className={styles.chevron} />
        </summary>
        {/* Inside, so that a link to the season opens it. */}
        <div id={seasonAnchor(season.year)} className={styles.opened}>
          <Results season={season} />
        </div>
      </details>
    </li>
  );
};

/** Summarizes a closed season: its sports and one figure. */
const Brief = ({ season, trend }: BriefProps) => {
  const lang = useWrittenLanguage();
  const best = seasonHeadline(season, trend);
  const sports = [...new Set(season.sports.map(({ sport }) => sport))].join(', ');
  return (
    <span className={styles.brief}>
      {sports}
      {best ? (
        <>
          {sports === '' ? null : <Dot />}
          <span lang={best.isWritten ? lang : undefined}>{best.value}</span> <span lang={lang}>{best.label}</span>
        </>
      ) : null}
    </span>
  );
};

interface ResultsProps {
  readonly season: PublicSeason;
  /** Stands above the sports, so that the results begin beside it. */
  readonly title?: ReactNode;
}

const Results = ({ season, title }: ResultsProps) => (
  <div className={styles.season}>
    {title === undefined && season.sports.length === 0 ? null : (
      <div className={styles.sports}>
        {title}
        {season.sports.length === 0 ? null : (
          <ul className={styles.sports}>
            {season.sports.map((sport) => (
              <PlayedSport key={sport.id} sport={sport} />
            ))}
          </ul>
        )}
      </div>
    )}
    <div className={styles.body}>
      <Performances performances={season.performances} />
      <Awards awards={season.awards} />
    </div>
  </div>
);

const PlayedSport = ({ sport }: { readonly sport: PublicSport }) => (
  <li className={styles.played}>
    <p className={styles.sport}>{sport.sport}</p>
    <Played sport={sport} />
    <Words className={styles.detail} text={sport.team} />
    <Words className={styles.detail} text={sport.league} />
  </li>
);

/** Position and level, each possibly in the athlete's own words. */
const Played = ({ sport: { position, level, ownWords } }: { readonly sport: PublicSport }) => {
  const lang = useWrittenLanguage();
  return (
    <p className={styles.detail}>
      <span lang={ownWords.position ? lang : undefined}>{wholeWords(position)}</span>
      {position === '' || level === '' ? null : <Dot />}
      <span lang={ownWords.level ? lang : undefined}>{level}</span>
    </p>
  );
};

const Performances = ({ performances }: Pick<PublicSeason, 'performances'>) =>
  performances.length === 0 ? null : (
    <div className={styles.group}>
      <h4 className={styles.label}>{m.portfolio_performances()}</h4>
      <ul className={styles.results}>
        {performances.map((performance) => (
          <PerformanceRow key={performance.id} performance={performance} />
        ))}
      </ul>
    </div>
  );

const PerformanceRow = ({ performance }: { readonly performance: PublicPerformance }) => {
  const { sport, figure, result, event, desc, metric } = performance;
  return (
    <li className={styles.result} data-long={isShortFigure(figure) ? undefined : ''}>
      {metric ? <Label className={styles.figure} text={figure} /> : <Words className={styles.figure} text={figure} />}
      <div>
        <Words className={styles.event} text={event} />
        <Label className={styles.detail} text={sport} />
        <Words className={styles.detail} text={result} />
        {metric ? <AboutMetric {...metric} /> : <Label className={styles.detail} text={sourceWords.self()} />}
        <Words text={desc} />
      </div>
    </li>
  );
};

const sourceWords = {
  official: m.portfolio_metric_source_official,
  coach: m.portfolio_metric_source_coach,
  self: m.portfolio_metric_source_self,
};

/** The source of a metric, which leads to the evidence and names its host where there is a link, and its date. */
const AboutMetric = ({ date, source, link }: NonNullable<PublicPerformance['metric']>) => (
  <p className={styles.detail}>
    {link === '' ? (
      sourceWords[source]()
    ) : (
      <a href={link} rel="noopener noreferrer nofollow ugc" className={textLink()}>
        {sourceWords[source]()} (<LinkAddress url={link} />)
      </a>
    )}
    {date === '' ? null : (
      <>
        <Dot />
        {calendarDayWords(date)}
      </>
    )}
  </p>
);

const Awards = ({ awards }: Pick<PublicSeason, 'awards'>) =>
  awards.length === 0 ? null : (
    <div className={styles.group}>
      <h4 className={styles.label}>{m.portfolio_awards()}</h4>
      <ul>
        {awards.map(({ id, name, awardedBy, description }) => (
          <li key={id} className={styles.award}>
            <AwardIcon aria-hidden size={24} />
            <div>
              <Words className={styles.event} text={name} />
              <Words className={styles.detail} text={awardedBy} />
              <Words text={description} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );

const Links = ({ links }: Pick<SportsHistoryPublicView, 'links'>) => {
  const lang = useWrittenLanguage();
  return links.length === 0 ? null : (
    <div className={styles.group}>
      <h3 id={LINKS_ANCHOR} className={styles.label}>
        {m.portfolio_links()}
      </h3>
      <ul className={styles.links}>
        {links.map(({ id, name, url }) => (
          <li key={id} className={styles.linkRow}>
            <a href={url} rel="noopener noreferrer nofollow ugc" className={textLink({ standing: 'alone' })}>
              <span lang={lang}>{name || url}</span>
              <ExternalIcon aria-hidden size={18} />
            </a>{' '}
            {name ? (
              <LinkAddress url={url} className={styles.detail} />
            ) : (
              <span className={styles.detail}>{hostOf(url)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
