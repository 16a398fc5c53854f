import { cx } from '@palmares/ui/styled-system/css';
import { resultHero } from '@palmares/ui/styled-system/recipes';
import type { CSSProperties, ReactNode } from 'react';

export interface ResultHeroProps {
  /** Drawn 160 to 320 px wide, in `currentColor`; hidden from screen readers because the title says the same. */
  drawing: ReactNode;
  /** A line above the title. */
  kicker?: string | undefined;
  title: string;
  /** Width in em of the title's longest word, which then never breaks. */
  titleWidth?: number | undefined;
  traits: readonly string[];
  /** Names the list of traits for screen readers. */
  traitsLabel: string;
  /** The title's heading level. */
  level?: 1 | 2 | 3;
  /** True to reveal the drawing, the name and the words one after another. */
  reveals?: boolean;
  /** Explains the result and offers next steps. */
  children?: ReactNode;
  className?: string | undefined;
}

type TitleStyle = CSSProperties & Record<'--title-width', number>;

/** A result with its drawing, its name and its main traits. */
export const ResultHero = ({
  drawing,
  kicker,
  title,
  titleWidth = 1,
  traits,
  traitsLabel,
  level = 2,
  reveals = false,
  children,
  className,
}: ResultHeroProps) => {
  const styles = resultHero();
  const Title = `h${level}` as const;
  const titleStyle: TitleStyle = { '--title-width': titleWidth };
  return (
    <div className={cx(styles.root, className)} data-reveals={reveals || undefined}>
      <div className={styles.row}>
        <div aria-hidden className={styles.drawing}>
          {drawing}
        </div>
        <div className={styles.words}>
          <div className={styles.name}>
            {kicker === undefined ? null : <p className={styles.kicker}>{kicker}</p>}
            <Title className={styles.title} style={titleStyle}>
              {title}
            </Title>
          </div>
          {traits.length === 0 ? null : (
            <ul aria-label={traitsLabel} className={styles.traits}>
              {traits.map((trait) => (
                <li key={trait} className={styles.trait}>
                  {trait}
                </li>
              ))}
            </ul>
          )}
          {children}
        </div>
      </div>
    </div>
  );
};
