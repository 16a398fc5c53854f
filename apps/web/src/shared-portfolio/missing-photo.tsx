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
  '&[hidden]': { display: 'none' },
});

/** Placeholder for a photo that does not load. */
export const MissingPhoto = () => (
  <div className={box} hidden data-missing-photo>
    <p role="status">{m.error_image_not_found()}</p>
    <Button variant="outline" size="sm" data-photo-retry>
      {m.error_page_retry()}
    </Button>
  </div>
);
