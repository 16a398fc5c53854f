import type { ExternalLink, SportsHistory } from '@palmares/domain/sections/sports-history/fields';
import { ExternalLink as ExternalIcon, heading, textLink } from '@palmares/ui';
import { cx } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { seasonWords } from '../../shell/dates.ts';
import type { ViewProps } from '../section-view.ts';
import { columns } from '../view-layout.ts';
import { linkName, sportDetail, sportName } from './item-names.ts';
import * as styles from './view.styles.ts';

const Words = ({ text }: { readonly text: string }) => (text === '' ? null : <p className={styles.words}>{text}</p>);

/** The newest season first; in each, what was played, what was achieved, what was given. */
export const SportsHistoryView = ({ content }: ViewProps<SportsHistory>) => (
  <section aria-labelledby="sports-history" className={styles.frame}>
    <h2 id="sports-history" className={heading({ size: 'lg' })}>
      {m.portfolio_history_title()}
    </h2>
    <ol className={styles.timeline}>
      {content.seasons.map((season) => (
        <Season key={season.year} season={season} />
      ))}
    </ol>
    <Links links={content.links} />
  </section>
);

const Season = ({ season }: { readonly season: SportsHistory['seasons'][number] }) => (
  <li className={cx(columns, styles.season)}>
    <h3 className={styles.year}>{seasonWords(season.year)}</h3>
    <div className={styles.body}>
      <ul className={styles.sports}>
        {season.sports.map((sport) => (
          <li key={sport.id}>
            <p className={styles.sport}>{sportName(sport)}</p>
            <p className={styles.detail}>{sportDetail(sport)}</p>
          </li>
        ))}
      </ul>
      {season.performances.length === 0 ? null : (
        <div className={styles.group}>
          <h4 className={styles.label}>{m.portfolio_performances()}</h4>
          <ul className={styles.results}>
            {season.performances.map(({ id, result, event, desc }) => (
              <li key={id} className={styles.result}>
                <p className={styles.figure}>{result}</p>
                <p className={styles.event}>{event}</p>
                <Words text={desc} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {season.awards.length === 0 ? null : (
        <div className={styles.group}>
          <h4 className={styles.label}>{m.portfolio_awards()}</h4>
          <ul className={styles.awards}>
            {season.awards.map(({ id, name, awardedBy, description }) => (
              <li key={id} className={styles.award}>
                <p className={styles.event}>{name}</p>
                {awardedBy === '' ? null : (
                  <p className={styles.detail}>{m.portfolio_awarded_by({ name: awardedBy })}</p>
                )}
                <Words text={description} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  </li>
);

const Links = ({ links }: { readonly links: readonly ExternalLink[] }) =>
  links.length === 0 ? null : (
    <div className={styles.group}>
      <h3 className={styles.label}>{m.portfolio_links()}</h3>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.id}>
            <a href={link.url} rel="noopener noreferrer nofollow ugc" className={textLink({ standing: 'alone' })}>
              {linkName(link)}
              <ExternalIcon aria-hidden size={18} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
