import { css } from '@palmares/ui/styled-system/css';
import { useEffect, useRef } from 'react';
import { noticePlaces } from './notice-places.ts';

// Out of the flow while it is empty, so that it costs no gap, but still known to screen readers.
const place = css({
  position: 'absolute',
  '&:has([role=group])': { position: 'sticky', insetBlockEnd: '0', zIndex: 'raised' },
});

/** The place for toasts inside an open panel, because none may lie over it. */
export const NoticePlace = ({ open }: { readonly open: boolean }) => {
  const self = useRef<HTMLDivElement>(null);
  useEffect(() => (open && self.current ? noticePlaces.add(self.current) : undefined), [open]);
  return <div ref={self} className={place} />;
};
