import type {
  PublicPerformance,
  PublicSeason,
  PublicSport,
  SportsHistoryPublicView,
} from '@palmares/domain/public-view';
import { Award as AwardIcon, ExternalLink as ExternalIcon, textLink } from '@palmares/ui';
import { dateWords, seasonWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { hostOf } from '../kit/host.ts';
import type { ViewProps } from '../section-view.ts';
import { useWrittenLanguage } from '../written-language.ts';
import { LINKS_ANCHOR, seasonAnchor } from './anchors.ts';
import { isShortFigure } from './figures.ts';
import * as styles from './view.styles.ts';

interface WordsProps {
  readonly text: string;
  readonly className?: string;
}

const Label = ({ text, className = styles.words }: WordsProps) =>
  text === '' ? null : <p className={className}>{text}</p>;

/** In the athlete's own words, so in their language. */
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
    <ol className={styles.timeline}>
      {content.seasons.map((season) => (
        <Season key={season.year} season={season} />
      ))}
    </ol>
    <Links links={content.links} />
  </div>
);

const Season = ({ season }: { readonly season: PublicSeason }) => (
  <li id={seasonAnchor(season.year)} className={styles.season}>
    <div className={styles.team}>
      <h3 className={styles.year}>{seasonWords(season.year)}</h3>
      {season.sports.length === 0 ? null : (
        <ul className={styles.sports}>
          {season.sports.map((sport) => (
            <PlayedSport key={sport.id} sport={sport} />
          ))}
        </ul>
      )}
    </div>
    <div className={styles.body}>
      <Performances performances={season.performances} />
      <Awards awards={season.awards} />
    </div>
  </li>
);

const PlayedSport = ({ sport }: { readonly sport: PublicSport }) => (
  <li>
    <p className={styles.sport}>{sport.sport}</p>
    <Played sport={sport} />
    <Words className={styles.detail} text={sport.team} />
    <Words className={styles.detail} text={sport.league} />
  </li>
);

/** Position and level, of which each may be in the athlete's own words. */
const Played = ({ sport: { position, level, ownWords } }: { readonly sport: PublicSport }) => {
  const lang = useWrittenLanguage();
  return (
    <p className={styles.detail}>
      <span lang={ownWords.position ? lang : undefined}>{position}</span>
      {position === '' || level === '' ? '' : ' · '}
      <span lang={ownWords.level ? lang : undefined}>{level}</span>
    </p>
  );
};

const Performances = ({ performances }: Pick<PublicSeason, 'performances'>) =>
  performances.length === 0 ? null : (
    <div className={styles.group}>
      <h4 className={styles.label}>{m.portfolio_performances()}</h4>
      <ul>
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
        {metric ? <AboutMetric {...metric} /> : null}
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

/** Who says so, when, and where it can be checked. */
const AboutMetric = ({ date, source, link }: NonNullable<PublicPerformance['metric']>) => (
  <p className={styles.detail}>
    {[sourceWords[source](), date === '' ? '' : dateWords(new Date(`${date}T12:00:00Z`))]
      .filter((word) => word !== '')
      .join(' · ')}
    {link === '' ? null : (
      <>
        {' · '}
        <a href={link} rel="noopener noreferrer nofollow ugc" className={textLink()}>
          {m.portfolio_metric_check()} ({hostOf(link)})
        </a>
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
            </a>
            <span className={styles.detail}>{hostOf(url)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
