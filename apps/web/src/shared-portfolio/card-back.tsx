import { type TeamColor, teamColorClass } from '@palmares/ui';
import { cx } from '@palmares/ui/styled-system/css';
import { mark } from '../drawings/sports/mark.ts';
import { SportDrawing } from '../drawings/sports/sport-drawing.tsx';
import { markSize } from './mark-size.ts';

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
  readonly look?: JerseyLook | undefined;
  /** Its id in the catalogue; empty while unknown. */
  readonly sport: string;
  readonly className?: string | undefined;
}

const JerseyNumber = ({ number }: { readonly number: string }) => {
  const size = markSize(number);
  return (
    <text x={MIDDLE} y={Math.round(MIDDLE + HALF_CAPITAL * size)} textAnchor="middle" fontSize={size} className={mark}>
      {number}
    </text>
  );
};

/**
 * Fills in for a photo: the team's color in the athlete's sport, with the number of the jersey. It has no initials: the name is beside it,
 * and I and O read as a ten.
 */
export const CardBack = ({ look: { jerseyNumber, teamColor } = plain, sport, className }: CardBackProps) => (
  <SportDrawing
    sport={sport}
    isBold={jerseyNumber === null}
    className={cx(teamColor !== '' && teamColorClass[teamColor], className)}
  >
    {jerseyNumber === null ? null : <JerseyNumber number={`${jerseyNumber}`} />}
  </SportDrawing>
);
