import { css } from '@palmares/ui/styled-system/css';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';
import { CaptainMask } from '../masks/captain.tsx';
import { SoldierMask } from '../masks/soldier.tsx';
import { StrategistMask } from '../masks/strategist.tsx';

const onAccent = css({ color: 'accent.fg' });

/** Three masks, one of them in the light. */
export const IdentityCover = (props: DrawingProps) => (
  <Drawing width={320} height={240} crop="middle" {...props}>
    <path className={inks.ground} d="M0 0h320v240H0z" />
    <g transform="translate(-2 82)">
      <SoldierMask size={88} />
    </g>
    <g transform="translate(232 82)">
      <StrategistMask size={88} />
    </g>
    <path className={inks.accent} d="M160 46a74 74 0 0 1 0 148a74 74 0 0 1 0-148z" />
    <g className={onAccent} transform="translate(100 58)">
      <CaptainMask size={120} />
    </g>
  </Drawing>
);
