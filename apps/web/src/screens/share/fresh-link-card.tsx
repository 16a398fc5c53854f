import { Banner, Button, Card, CopyField, heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import type { FreshLink } from './share-data.ts';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '6', alignItems: 'stretch' });

interface FreshLinkCardProps {
  readonly link: FreshLink;
  readonly onAnother: () => void;
}

/** A new link, at the only moment when its passcode is visible. */
export const FreshLinkCard = ({ link, onAnother }: FreshLinkCardProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card tone="accent" className={stack}>
      <h3 ref={title} tabIndex={-1} className={heading({ size: 'sm' })}>
        {m.share_made_title()}
      </h3>
      <CopyField
        value={link.url}
        labels={{ field: m.share_copy_link_field(), copy: m.share_copy_link(), copied: m.share_copied_link() }}
      />
      {link.passcode === null ? null : (
        <>
          <CopyField
            value={link.passcode}
            labels={{
              field: m.scout_passcode_label(),
              copy: m.share_copy_passcode(),
              copied: m.share_copied_passcode(),
            }}
          />
          <Banner tone="warning">{m.share_made_passcode()}</Banner>
        </>
      )}
      <div>
        <Button variant="outline" onClick={onAnother}>
          {m.share_make_another()}
        </Button>
      </div>
    </Card>
  );
};
