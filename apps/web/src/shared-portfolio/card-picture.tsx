import type { PicturePublicView } from '@palmares/domain/shared-portfolio';
import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { CardBack, type JerseyLook } from './card-back.tsx';
import { CardPhoto } from './card-photo.tsx';

const whole = css({
  width: 'full',
  height: 'full',
  overflow: 'clip',
  '& > svg': { display: 'block', width: 'full', height: 'full' },
});

export interface CardPictureProps {
  readonly firstName: string;
  readonly lastName: string;
  /** Shown in place of the served one: a drawing, or the athlete's own preview. */
  readonly picture?: ReactNode;
  readonly photo?: PicturePublicView | undefined;
  readonly jersey?: JerseyLook | undefined;
  readonly sport?: string | undefined;
}

/** A photo, or else the back of a card in the athlete's sport. */
export const CardPicture = ({ firstName, lastName, picture, photo, jersey, sport = '' }: CardPictureProps) => {
  if (picture) return picture;
  return (
    <div className={whole}>
      {photo ? (
        <CardPhoto key={photo.medium} photo={photo} name={`${firstName} ${lastName}`} />
      ) : (
        <CardBack look={jersey} sport={sport} />
      )}
    </div>
  );
};
