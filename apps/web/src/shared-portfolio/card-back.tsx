import { type TeamColor, teamColorClass } from '@palmares/ui';
import { cx } from '@palmares/ui/styled-system/css';
import { mark } from '../drawings/sports/mark.ts';
import { SportDrawing } from '../drawings/sports/sport-drawing.tsx';
import { markSize } from './initials.ts';

export interface JerseyLook {
  readonly jerseyNumber: number | null;
  /** Empty for the product's own color. */
  readonly teamColor: TeamColor | '';
}

const plain: JerseyLook = { jerseyNumber: null, teamColor: '' };

/** Distance from the middle of capitals and digits to their baseline, as a fraction of the font size. */
const HALF_CAPITAL = 0.35;
const MIDDLE = 160;

interface CardBackProps {
  readonly initials: string;
  readonly look?: JerseyLook | undefined;
  /** Its id in the catalogue; empty while unknown. */
  readonly sport: string;
  readonly className?: string | undefined;
}

/** Fills in for a photo: the number, or else the initials, on the team's color in the athlete's sport. */
export const CardBack = ({ initials, look: { jerseyNumber, teamColor } = plain, sport, className }: CardBackProps) => {
  const words = jerseyNumber === null ? initials : `${jerseyNumber}`;
  const size = markSize(words);
  return (
    <SportDrawing sport={sport} className={cx(teamColor !== '' && teamColorClass[teamColor], className)}>
      <text
        x={MIDDLE}
        y={Math.round(MIDDLE + HALF_CAPITAL * size)}
        textAnchor="middle"
        fontSize={size}
        className={mark}
      >
        {words}
      </text>
    </SportDrawing>
  );
};
