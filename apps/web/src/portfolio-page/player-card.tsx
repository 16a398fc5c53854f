import { cx } from '@palmares/ui/styled-system/css';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { useWrittenLanguage } from '../sections/written-language.ts';
import { initialsOf } from './initials.ts';
import { Jersey, type JerseyLook } from './jersey.tsx';
import { nameWidth } from './name-width.ts';
import * as styles from './player-card.styles.ts';

interface Value {
  readonly value: string;
  /** In the athlete's own words, so in their language. */
  readonly isWritten?: boolean;
}

export interface Fact extends Value {
  readonly label: string;
}

/** The parts of the card that an athlete fills in. */
export type CardLine = 'picture' | 'kicker' | 'greeting' | 'description' | 'figures' | 'facts';

export type CardAsks = { readonly [Line in CardLine]?: ReactNode };

export interface PlayerCardProps {
  readonly firstName: string;
  readonly lastName: string;
  /** As the athlete wants to be called, shown as one text in place of both names. */
  readonly fullName?: string | undefined;
  /** A short line above the name: the sport and the position. */
  readonly kicker?: readonly Value[];
  /** A second line above the name: the other sport and its position. */
  readonly also?: readonly Value[];
  readonly greeting: readonly string[];
  readonly description?: string | undefined;
  /** The season of the figures, or of the facts if there are none, shown before them. */
  readonly season?: string | undefined;
  /** The best results with their labels. */
  readonly figures?: readonly Fact[];
  readonly facts: readonly Fact[];
  /** Without one, a jersey. */
  readonly picture?: ReactNode;
  readonly jersey?: JerseyLook | undefined;
  /** Shown to the athlete in place of what is not written yet. A scout's card has none. */
  readonly asks?: CardAsks | undefined;
  /** Leaves out what a small screen has no room for beside the rest of its page. */
  readonly brief?: boolean;
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

/** What is set light and what black. A full name that is not the account's two names is one text. */
const namesOf = (firstName: string, lastName: string, fullName: string) =>
  fullName === '' || fullName === `${firstName} ${lastName}`
    ? { light: firstName, black: lastName }
    : { light: '', black: fullName };

/** The first screen: who, what and where, with figures and facts on one line each, as on television. */
export const PlayerCard = ({
  firstName,
  lastName,
  fullName = '',
  kicker = [],
  also = [],
  greeting,
  description,
  season,
  figures = [],
  facts,
  picture,
  jersey,
  asks = {},
  brief = false,
  level: Name = 'h1',
}: PlayerCardProps) => {
  const opening = season ? <p className={styles.season}>{season}</p> : null;
  const lang = useWrittenLanguage();
  const { light, black } = namesOf(firstName, lastName, fullName);
  const firstWidth = nameWidth(light, 'light');
  const lastWidth = nameWidth(black, 'black');
  const breakable = Math.max(firstWidth, lastWidth) > WIDEST_UNBROKEN;
  return (
    <header className={cx(styles.card, brief && styles.brief)}>
      <div className={styles.face}>
        {picture ? (
          <div className={styles.picture} data-line="picture">
            {picture}
          </div>
        ) : (
          <div className={styles.jersey} data-line="picture">
            <Jersey initials={initialsOf(firstName, lastName)} look={jersey} />
            {asks.picture}
          </div>
        )}
        <div className={cx(styles.words, picture ? styles.besidePicture : styles.besideJersey)}>
          {kicker.length === 0 ? (
            <Asked line="kicker">{asks.kicker}</Asked>
          ) : (
            <p className={styles.kicker} data-line="kicker">
              <Values values={kicker} between=" · " />
            </p>
          )}
          {also.length === 0 ? null : (
            <p className={styles.also}>
              <Values values={also} between=", " />
            </p>
          )}
          <Name className={cx(styles.name, breakable && styles.breakable)} style={nameStyle(firstWidth, lastWidth)}>
            {light === '' ? null : <span className={styles.firstName}>{light}</span>}{' '}
            <span className={styles.lastName}>{black}</span>
          </Name>
          {greeting.length === 0 ? (
            <Asked line="greeting">{asks.greeting}</Asked>
          ) : (
            <p className={styles.greeting} lang={lang} data-line="greeting">
              {greeting.map((line) => (
                <span key={line} className={styles.greetingLine}>
                  {line}{' '}
                </span>
              ))}
            </p>
          )}
          {description ? (
            <p className={styles.description} lang={lang} data-line="description">
              {description}
            </p>
          ) : (
            <Asked line="description">{asks.description}</Asked>
          )}
        </div>
      </div>
      {figures.length === 0 && !asks.figures ? null : (
        <div className={styles.strip} data-line="figures">
          {opening}
          {figures.length === 0 ? <div className={styles.asked}>{asks.figures}</div> : <Figures figures={figures} />}
        </div>
      )}
      {facts.length === 0 && !asks.facts ? null : (
        <div className={styles.strip} data-line="facts">
          {figures.length === 0 && !asks.figures ? opening : null}
          {facts.length === 0 ? null : <Facts facts={facts} />}
          {asks.facts ? <div className={styles.asked}>{asks.facts}</div> : null}
        </div>
      )}
    </header>
  );
};

/** Each of which may be in the athlete's own words. */
const Values = ({ values, between }: { readonly values: readonly Value[]; readonly between: string }) => {
  const lang = useWrittenLanguage();
  return values.map(({ value, isWritten }, index) => (
    <Fragment key={value}>
      {index === 0 ? null : between}
      {isWritten ? <span lang={lang}>{value}</span> : value}
    </Fragment>
  ));
};

/** Stands where the line will be. */
const Asked = ({ line, children }: { readonly line: CardLine; readonly children: ReactNode }) =>
  children ? <div data-line={line}>{children}</div> : null;

/** Events are in the athlete's own words. */
const Figures = ({ figures }: { readonly figures: readonly Fact[] }) => {
  const lang = useWrittenLanguage();
  return (
    <dl aria-label={m.portfolio_figures_label()} className={styles.figures}>
      {figures.map(({ label, value, isWritten }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.figureLabel} lang={lang}>
            {label}
          </dt>
          <dd className={styles.figureValue} lang={isWritten ? lang : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
};

const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => {
  const lang = useWrittenLanguage();
  return (
    <dl aria-label={m.portfolio_facts_label()} className={styles.facts}>
      {facts.map(({ label, value, isWritten }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.factLabel}>{label}</dt>
          <dd className={styles.factValue} lang={isWritten ? lang : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
};
