import type { DrawingProps } from '../drawing.tsx';
import { GoaltenderPicture } from './goaltender.tsx';
import { SwimmerPicture } from './swimmer.tsx';

export const athletePictures = { goaltender: GoaltenderPicture, swimmer: SwimmerPicture };

export type AthletePictureName = keyof typeof athletePictures;

export interface AthletePictureProps extends DrawingProps {
  name: AthletePictureName;
}

/** A portrait of a demo athlete: 4:5, cropped if its box has other proportions. */
export const AthletePicture = ({ name, ...props }: AthletePictureProps) => {
  const Named = athletePictures[name];
  return <Named {...props} />;
};
