import { Button, heading, Sheet } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { MadeLink } from './made-link.tsx';
import { NewLinkForm } from './new-link-form.tsx';
import type { FreshLink } from './share-data.ts';
import type { NewLinkOptions } from './use-new-link.ts';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '6' });

interface NewLinkSheetProps extends NewLinkOptions {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Goes to the message for the new link. */
  readonly onWrite: () => void;
}

const Made = ({ link }: { readonly link: FreshLink }) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={stack}>
      <h3 ref={title} tabIndex={-1} className={heading({ size: 'sm' })}>
        {link.label === '' ? m.share_made_title() : m.share_made_for({ label: link.label })}
      </h3>
      <MadeLink link={link} />
    </div>
  );
};

export const NewLinkSheet = ({ open, onOpenChange, onPublished, onWrite, ...options }: NewLinkSheetProps) => {
  const [made, setMade] = useState<FreshLink>();
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={made ? m.share_made_title() : m.share_new_title()}
      closeLabel={m.share_close()}
      footer={
        made ? (
          <>
            <Button onClick={onWrite}>{m.share_next_message()}</Button>
            <Button variant="outline" onClick={() => setMade(undefined)}>
              {m.share_make_another()}
            </Button>
          </>
        ) : undefined
      }
    >
      {made ? (
        <Made link={made} />
      ) : (
        <NewLinkForm
          {...options}
          onPublished={(link) => {
            setMade(link);
            onPublished(link);
          }}
        />
      )}
    </Sheet>
  );
};
