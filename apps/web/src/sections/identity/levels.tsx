import type { GritScore } from '@palmares/domain/identity';
import { css } from '@palmares/ui/styled-system/css';
import { Drawing } from '../../drawings/drawing.tsx';
import { inks } from '../../drawings/inks.ts';

const WIDTH = 320;
const GAP = 4;

const scale = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  width: 'full',
  maxWidth: 'form',
  '& svg': { display: 'block', width: 'full', height: 'auto' },
  _print: { display: 'none' },
});
const below = css({
  display: 'flex',
  gap: '1',
  fontSize: 'label',
  lineHeight: 'snug',
  color: 'fg.muted',
  '& > *': { flex: '[1 1 0]', minWidth: '0', hyphens: 'auto', textAlign: 'center' },
  '& > strong': { color: 'fg' },
});

interface LevelsProps {
  /** From the lowest to the highest. */
  readonly names: readonly string[];
  /** The athlete's own level; null without a result. */
  readonly own: number | null;
  /** Between 0 and 1; null without a result. */
  readonly place: number | null;
  /** The fill of the athlete's own level. */
  readonly fill?: string;
}

/** The levels of a result side by side, with a leaf at the athlete's place. */
export const Levels = ({ names, own, place, fill = inks.accent }: LevelsProps) => {
  const step = (WIDTH + GAP) / names.length;
  const x = place === null ? null : Math.round(place * WIDTH);
  return (
    <div aria-hidden className={scale}>
      <Drawing width={WIDTH} height={32}>
        {names.map((name, index) => (
          <path
            key={name}
            className={index === own ? fill : inks.faint}
            d={`M${Math.round(index * step)} 11H${Math.round((index + 1) * step - GAP)}V21H${Math.round(index * step)}Z`}
          />
        ))}
        {x === null ? null : <path className={inks.text} d={`M${x} 0Q${x + 15} 16 ${x} 32Q${x - 15} 16 ${x} 0Z`} />}
      </Drawing>
      <div className={below}>
        {names.map((name, index) =>
          index === own ? <strong key={name}>{name}</strong> : <span key={name}>{name}</span>,
        )}
      </div>
    </div>
  );
};

const ratings = [1, 2, 3, 4, 5] as const;

/** Each rating is a fifth of the scale, from half a point below its number to half a point above. */
export const GritLevels = ({ own }: { readonly own: GritScore | null }) => (
  <Levels names={ratings.map(String)} own={own && own.rating - 1} place={own && (own.score - 0.5) / ratings.length} />
);
