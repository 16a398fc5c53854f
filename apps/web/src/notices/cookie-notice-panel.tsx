import { Button } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../paraglide/messages.js';

const notice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '8',
  rowGap: '3',
  marginBlockEnd: { base: '2', lg: '6' },
  padding: { base: '3', md: '6' },
  bg: 'surface.raised',
  border: 'strong',
  borderRadius: 'card',
  animation: '[rise {durations.panel} {easings.standard}]',
});
const words = css({ flex: { base: '[1 1 12rem]', md: '[1 1 18rem]' }, minWidth: '0', lgDown: { lineHeight: 'snug' } });
const title = css({ fontWeight: 'bold' });
const body = css({ color: 'fg.muted' });

const TITLE = 'cookie-notice';

/** The content of the notice. */
export const CookieNoticePanel = ({ onAccept }: { readonly onAccept?: () => void }) => (
  <section aria-labelledby={TITLE} className={notice}>
    <div className={words}>
      <h2 id={TITLE} className={title}>
        {m.cookie_notice_title()}
      </h2>
      <p className={body}>{m.cookie_notice_body()}</p>
    </div>
    <Button variant="outline" onClick={onAccept} data-cookie-accept>
      {m.cookie_notice_accept()}
    </Button>
  </section>
);
