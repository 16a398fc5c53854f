import { Button, buttonClass, Page, PageHeader, text } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { InboxDrawing } from '../../drawings/empty/inbox.tsx';
import { COPY_STATUS, COPY_TEXT } from '../../page/browser/share-page.ts';
import { LaterPart } from '../../page/later-part.server.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

const number = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' });
const label = css({ width: 'full' });
const digits = css({ whiteSpace: 'nowrap', userSelect: 'all' });

/** Says that a message was sent, with its number and what comes next. */
export const Sent = ({ reference }: { readonly reference: string }) => (
  <Page width="form">
    <InboxDrawing size={200} flush />
    <PageHeader title={m.write_us_sent_title()} lead={m.write_us_sent_next()} isFocused />
    <div className={number}>
      <p className={cx(text({ size: 'label', tone: 'muted' }), label)}>{m.write_us_sent_number()}</p>
      <p translate="no" className={cx(text({ size: 'number' }), digits)}>
        {reference}
      </p>
      <LaterPart>
        <Button variant="outline" {...{ [COPY_TEXT]: reference }}>
          {m.write_us_sent_copy()}
        </Button>
        <span
          role="status"
          className={text({ tone: 'muted' })}
          {...{ [COPY_STATUS]: m.write_us_sent_copied(), 'data-failed': m.write_us_sent_copy_failed() }}
        />
      </LaterPart>
    </div>
    <p>{m.write_us_sent_keep()}</p>
    <p>
      <a href={`/${getLocale()}`} className={buttonClass({ variant: 'outline' })}>
        {m.not_found_home()}
      </a>
    </p>
  </Page>
);
