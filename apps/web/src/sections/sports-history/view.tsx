import type { PublicSeason, PublicSport, SportsHistoryPublicView } from '@palmares/domain/public-view';
import { Award as AwardIcon, ExternalLink as ExternalIcon, textLink } from '@palmares/ui';
import { seasonWords } from '../../i18n/dates.ts';
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
    <Label className={styles.detail} text={[sport.position, sport.level].filter((word) => word !== '').join(' · ')} />
    <Words className={styles.detail} text={sport.team} />
    <Words className={styles.detail} text={sport.league} />
  </li>
);

const Performances = ({ performances }: Pick<PublicSeason, 'performances'>) =>
  performances.length === 0 ? null : (
    <div className={styles.group}>
      <h4 className={styles.label}>{m.portfolio_performances()}</h4>
      <ul>
        {performances.map(({ id, result, event, desc }) => (
          <li key={id} className={styles.result} data-long={isShortFigure(result) ? undefined : ''}>
            <Words className={styles.figure} text={result} />
            <div>
              <Words className={styles.event} text={event} />
              <Words text={desc} />
            </div>
          </li>
        ))}
      </ul>
    </div>
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
