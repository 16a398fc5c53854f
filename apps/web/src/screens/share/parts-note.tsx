import { Banner, Button } from '@palmares/ui';
import { useEffect, useState } from 'react';
import { recall, remember } from '../../browser/browser-storage.ts';
import { m } from '../../paraglide/messages.js';
import { partNames } from './part-words.ts';
import type { ShareData } from './share-data.ts';

const SEEN = 'partsNoteSeen';

/** Shown from the 18th birthday until the athlete has read it on this device. */
export const PartsNote = ({ parts }: { readonly parts: ShareData['mayOpenParts'] }) => {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(recall('localStorage', SEEN) === null), []);
  if (parts.length === 0 || !isShown) return null;
  const close = () => {
    remember('localStorage', SEEN, 'true');
    setShown(false);
  };
  return (
    <Banner
      title={m.share_adult_title()}
      action={
        <Button variant="outline" size="sm" onClick={close}>
          {m.share_adult_seen()}
        </Button>
      }
    >
      {m.share_adult_text({ parts: partNames(parts) })}
    </Banner>
  );
};
