import { Drawing } from '../../drawings/drawing.tsx';
import { mark } from '../../drawings/sports/mark.ts';
import { cloth, SportMotif } from '../../drawings/sports/sport-drawing.tsx';
import { useVideoLook } from './video-look.ts';

/** The motif at either side of the play button, so that two posters side by side differ. */
const motifAt = ['translate(104 -24) scale(0.7)', 'translate(-8 -24) scale(0.7)'];
/** The whole motif, in the middle. */
const motifAlone = 'translate(80 10) scale(0.5)';
const MARGIN = 16;
const WIDTH = 320;
const HEIGHT = 180;

interface VideoPosterProps {
  /** The video's place in the list, from 1. */
  readonly number: number;
  /** True without a video yet. */
  readonly isAlone?: boolean;
}

/** Stands in for a frame of the film, which would have to be requested from its host. */
export const VideoPoster = ({ number, isAlone = false }: VideoPosterProps) => {
  const { sport, jerseyNumber } = useVideoLook();
  const isOdd = number % 2 === 1;
  return (
    <Drawing width={WIDTH} height={HEIGHT} crop="middle">
      <path className={cloth} d={`M0 0h${WIDTH}v${HEIGHT}H0z`} />
      <g transform={isAlone ? motifAlone : motifAt[isOdd ? 0 : 1]}>
        <SportMotif sport={sport} />
      </g>
      {jerseyNumber === null ? null : (
        <text
          x={isOdd ? MARGIN : WIDTH - MARGIN}
          y={HEIGHT - MARGIN}
          textAnchor={isOdd ? undefined : 'end'}
          fontSize={jerseyNumber > 99 ? 44 : 64}
          className={mark}
        >
          {jerseyNumber}
        </text>
      )}
    </Drawing>
  );
};
