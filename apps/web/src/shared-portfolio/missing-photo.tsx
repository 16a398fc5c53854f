import { Button } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../paraglide/messages.js';

const box = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  width: 'full',
  height: 'full',
  padding: '4',
  bg: 'picture.ground',
  color: 'fg.muted',
  textAlign: 'center',
});

interface MissingPhotoProps {
  readonly trying: boolean;
  readonly onTryAgain: () => void;
}

/** Placeholder for a photo that does not load. */
export const MissingPhoto = ({ trying, onTryAgain }: MissingPhotoProps) => (
  <div className={box}>
    <p role="status">{m.error_image_not_found()}</p>
    <Button variant="outline" size="sm" loading={trying} onClick={onTryAgain}>
      {m.error_page_retry()}
    </Button>
  </div>
);
