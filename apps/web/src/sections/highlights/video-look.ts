import type { TeamColor } from '@palmares/ui';
import { createContext, use } from 'react';

/** The parts of a poster that all videos of an athlete share. */
export interface VideoLook {
  /** The sport's id in the catalogue; empty while unknown. */
  readonly sport: string;
  readonly jerseyNumber: number | null;
  /** Empty for the product's own color. */
  readonly teamColor: TeamColor | '';
}

export const VideoLookContext = createContext<VideoLook>({ sport: '', jerseyNumber: null, teamColor: '' });

export const useVideoLook = (): VideoLook => use(VideoLookContext);
