import type { DrawingProps } from '../drawing.tsx';
import { CaptainMask } from './captain.tsx';
import { DrivenMask } from './driven.tsx';
import { EngineerMask } from './engineer.tsx';
import { MavenMask } from './maven.tsx';
import { PlayerMask } from './player.tsx';
import { SoldierMask } from './soldier.tsx';
import { StrategistMask } from './strategist.tsx';

export const maskDrawings = {
  soldier: SoldierMask,
  maven: MavenMask,
  engineer: EngineerMask,
  captain: CaptainMask,
  player: PlayerMask,
  strategist: StrategistMask,
  driven: DrivenMask,
};

export type MaskDrawingName = keyof typeof maskDrawings;

export interface MaskDrawingProps extends DrawingProps {
  name: MaskDrawingName;
}

/** One of the seven masks of Identity, in the color of the text around it. */
export const MaskDrawing = ({ name, ...props }: MaskDrawingProps) => {
  const Named = maskDrawings[name];
  return <Named {...props} />;
};
