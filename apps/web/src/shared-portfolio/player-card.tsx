import { cx } from '@palmares/ui/styled-system/css';
import type { CSSProperties, ReactNode } from 'react';
import { useWrittenLanguage } from '../sections/written-language.ts';
import { brief as briefly } from './brief-card.styles.ts';
import type { Fact, Value } from './card-fact.ts';
import { Facts, Figures, Values } from './card-facts.tsx';
import { CardPicture, type CardPictureProps } from './card-picture.tsx';
import { nameLines, nameWidth, WIDEST_UNBROKEN } from './name-width.ts';
import * as styles from './player-card.styles.ts';

/** The parts of the card that an athlete fills in. */
export type CardLine = 'picture' | 'kicker' | 'greeting' | 'description' | 'figures' | 'facts';

export type CardAsks = { readonly [Line in CardLine]?: ReactNode };

export interface PlayerCardProps extends CardPictureProps {
  /** The name that the athlete goes by, shown as one text in place of both names. */
  readonly fullName?: string | undefined;
  /** A short line above the name: the sport and the position. */
  readonly kicker?: readonly Value[];
  /** A second line above the name: the other sport and its position. */
  readonly also?: readonly Value[];
  readonly greeting: readonly string[];
  readonly description?: string | undefined;
  /** The season of the figures, shown before them. */
  readonly season?: string | undefined;
  /** The best results with their labels. */
  readonly figures?: readonly Fact[];
  readonly facts: readonly Fact[];
  /** Links for a scout's next actions. */
  readonly actions?: ReactNode;
  /** How a scout reaches the athlete where the page has no contact. */
  readonly answer?: string | undefined;
  /** Shown to the athlete in place of what is not written yet. A scout's card has none. */
  readonly asks?: CardAsks | undefined;
  /** True to leave out parts for which a small screen has no room beside the rest of its page. */
  readonly brief?: boolean;
  /** The name's heading level: `h1` in a portfolio, lower on a page with its own heading, none in a picture. */
  readonly level?: 'h1' | 'h2' | 'h3' | 'p';
}

const LINES_OF_MOST_NAMES = 2;
/** Lines from which a name is set smaller. Two names of two parts each are still set large. */
const MANY_LINES = 5;

type Measures = CSSProperties & Record<`--${string}`, number>;

/** The widths of the name's longest words, from which the style sheet derives the font size. */
const nameStyle = (first: number, last: number): Measures => ({ '--first-name': first, '--last-name': last });

/** Maximum number of lines of the name. */
const linesOf = (light: string, black: string): number =>
  (light === '' ? 0 : nameLines(light, 'light')) + nameLines(black, 'black');

/** Sets `--more-lines`: the name's lines beyond those that the first screen reserves. */
const frameStyle = (lines: number): Measures => ({ '--more-lines': Math.max(0, lines - LINES_OF_MOST_NAMES) });

/** Splits the name into a light and a black part. A custom full name is not split. */
const namesOf = (firstName: string, lastName: string, fullName: string) =>
  fullName === '' || fullName === `${firstName} ${lastName}`
    ? { light: firstName, black: lastName }
    : { light: '', black: fullName };

/** The first screen: who, what and where, the best numbers, and what to do next. */
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
  actions,
  answer,
  asks = {},
  brief = false,
  level: Name = 'h1',
  ...pictured
}: PlayerCardProps) => {
  const { light, black } = namesOf(firstName, lastName, fullName);
  const firstWidth = nameWidth(light, 'light');
  const lastWidth = nameWidth(black, 'black');
  const lines = linesOf(light, black);
  const breakable = Math.max(firstWidth, lastWidth) > WIDEST_UNBROKEN;
  return (
    <header className={cx(styles.card, brief && briefly)} data-card>
      <div className={styles.frame} style={frameStyle(lines)}>
        <div className={styles.picture} data-line="picture">
          <CardPicture firstName={firstName} lastName={lastName} {...pictured} />
          {asks.picture}
        </div>
        <div className={styles.words}>
          {kicker.length === 0 ? (
            <Asked line="kicker">{asks.kicker}</Asked>
          ) : (
            <p className={styles.kicker} data-line="kicker">
              <Values values={kicker} />
            </p>
          )}
          {also.length === 0 ? null : (
            <p className={styles.also}>
              <Values values={also} />
            </p>
          )}
          <Name
            translate="no"
            className={cx(
              styles.name,
              breakable && styles.breakable,
              !brief && lines >= MANY_LINES && styles.manyWords,
            )}
            style={nameStyle(firstWidth, lastWidth)}
          >
            {light === '' ? null : <span className={styles.firstName}>{light}</span>}{' '}
            <span className={styles.lastName}>{black}</span>
          </Name>
        </div>
        {facts.length === 0 && !asks.facts ? null : (
          <div className={styles.facts} data-line="facts">
            {facts.length === 0 ? null : <Facts facts={facts} />}
            {asks.facts ? <div className={styles.asked}>{asks.facts}</div> : null}
          </div>
        )}
        {figures.length === 0 && !asks.figures ? null : (
          <div className={styles.strip} data-line="figures">
            {season ? <p className={styles.season}>{season}</p> : null}
            {figures.length === 0 ? (
              <div className={cx(styles.asked, styles.askedFigures)}>{asks.figures}</div>
            ) : (
              <Figures figures={figures} />
            )}
          </div>
        )}
        {actions || answer ? (
          <div className={styles.actions}>
            {actions ? (
              <div className={styles.buttons} data-card-actions>
                {actions}
              </div>
            ) : null}
            {answer ? <p className={styles.also}>{answer}</p> : null}
          </div>
        ) : null}
        <Saying greeting={greeting} description={description} asks={asks} />
      </div>
    </header>
  );
};

/** The athlete's greeting and short description. */
const Saying = ({
  greeting,
  description = '',
  asks,
}: Pick<PlayerCardProps, 'greeting' | 'description'> & { readonly asks: CardAsks }) => {
  const lang = useWrittenLanguage();
  if (greeting.length === 0 && description === '' && !asks.greeting && !asks.description) return null;
  return (
    <div className={styles.saying} data-line="saying">
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
      {description === '' ? (
        <Asked line="description">{asks.description}</Asked>
      ) : (
        <p className={styles.description} lang={lang} data-line="description">
          {description}
        </p>
      )}
    </div>
  );
};

/** Placeholder for a line that is not written yet. */
const Asked = ({ line, children }: { readonly line: CardLine; readonly children: ReactNode }) =>
  children ? <div data-line={line}>{children}</div> : null;
