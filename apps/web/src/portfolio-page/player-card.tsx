import { cx } from '@palmares/ui/styled-system/css';
import type { CSSProperties, ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { initialsOf } from './initials.ts';
import { Jersey } from './jersey.tsx';
import { nameWidth } from './name-width.ts';
import * as styles from './player-card.styles.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface PlayerCardProps {
  readonly firstName: string;
  readonly lastName: string;
  /** A short line above the name: the sport. */
  readonly kicker?: string | undefined;
  readonly greeting: readonly string[];
  readonly description?: string | undefined;
  /** The season of the figures, or of the facts if there are none, shown before them. */
  readonly season?: string | undefined;
  /** The best results with their labels. */
  readonly figures?: readonly Fact[];
  readonly facts: readonly Fact[];
  /** Without one, a jersey with the athlete's initials. */
  readonly picture?: ReactNode;
  /** The name's heading level: `h1` in a portfolio, lower on a page with its own heading. */
  readonly level?: 'h1' | 'h2' | 'h3';
}

/** The room on the narrowest phone, in em of the smallest size: 254 px at 28 px. */
const WIDEST_UNBROKEN = 9;

/** The widths of the name's longest words, from which the style sheet derives the font size. */
const nameStyle = (first: number, last: number): CSSProperties & Record<`--${string}`, number> => ({
  '--first-name': first,
  '--last-name': last,
});

/** The first screen: who, what and where, with figures and facts on one line each, as on television. */
export const PlayerCard = ({
  firstName,
  lastName,
  kicker,
  greeting,
  description,
  season,
  figures = [],
  facts,
  picture,
  level: Name = 'h1',
}: PlayerCardProps) => {
  const opening = season ? <p className={styles.season}>{season}</p> : null;
  const firstWidth = nameWidth(firstName, 'light');
  const lastWidth = nameWidth(lastName, 'black');
  const breakable = Math.max(firstWidth, lastWidth) > WIDEST_UNBROKEN;
  return (
    <header className={styles.card}>
      <div className={styles.face}>
        {picture ? (
          <div className={styles.picture}>{picture}</div>
        ) : (
          <div className={styles.jersey}>
            <Jersey initials={initialsOf(firstName, lastName)} />
          </div>
        )}
        <div className={cx(styles.words, picture ? styles.besidePicture : styles.besideJersey)}>
          {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
          <Name className={cx(styles.name, breakable && styles.breakable)} style={nameStyle(firstWidth, lastWidth)}>
            <span className={styles.firstName}>{firstName}</span> <span className={styles.lastName}>{lastName}</span>
          </Name>
          {greeting.length === 0 ? null : (
            <p className={styles.greeting}>
              {greeting.map((line) => (
                <span key={line} className={styles.greetingLine}>
                  {line}{' '}
                </span>
              ))}
            </p>
          )}
          {description ? <p className={styles.description}>{description}</p> : null}
        </div>
      </div>
      {figures.length === 0 ? null : (
        <div className={styles.strip}>
          {opening}
          <Figures figures={figures} />
        </div>
      )}
      {facts.length === 0 ? null : (
        <div className={styles.strip}>
          {figures.length === 0 ? opening : null}
          <Facts facts={facts} />
        </div>
      )}
    </header>
  );
};

const Figures = ({ figures }: { readonly figures: readonly Fact[] }) => (
  <dl aria-label={m.portfolio_figures_label()} className={styles.figures}>
    {figures.map(({ label, value }) => (
      <div key={label} className={styles.figure}>
        <dt className={styles.figureLabel}>{label}</dt>
        <dd className={styles.figureValue}>{value}</dd>
      </div>
    ))}
  </dl>
);

const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl aria-label={m.portfolio_facts_label()} className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label} className={styles.fact}>
        <dt className={styles.factLabel}>{label}</dt>
        <dd className={styles.factValue}>{value}</dd>
      </div>
    ))}
  </dl>
);
