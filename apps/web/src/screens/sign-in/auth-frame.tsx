import { Banner, Page } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { CheckedList } from '../../page/checked-list.tsx';
import { m } from '../../paraglide/messages.js';
import { ExampleCard } from './example-card.tsx';

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 30rem) minmax(0, 1fr)]' },
  columnGap: { lg: '16', xl: '24' },
  rowGap: '12',
  alignItems: 'start',
});
const form = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  width: 'full',
  minWidth: '0',
  maxWidth: 'form',
  mx: { base: 'auto', lg: '0' },
});
const aside = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', xl: '[18rem minmax(0, 1fr)]' },
  gap: '8',
  alignItems: 'end',
  width: 'full',
  minWidth: '0',
  maxWidth: { base: 'form', lg: 'full' },
  mx: { base: 'auto', lg: '0' },
  paddingBlockStart: { base: '8', lg: '0' },
  borderBlockStart: { base: 'line', lg: 'none' },
});
const picture = css({ display: { base: 'none', lg: 'block' }, maxWidth: '[18rem]' });
const words = css({ display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' });
const motto = css({ textStyle: 'title', textWrap: 'balance' });

const facts = [m.auth_aside_free, m.who_sees_page, m.auth_aside_saved];

interface AuthFrameProps {
  readonly children: ReactNode;
  /** False for a form that works without a script. */
  readonly needsScript?: boolean;
  /** True to say what an account offers, to those who have none. */
  readonly showsOffer?: boolean;
}

/** The form on one side, a picture on the other where there is room; on a phone the form comes first. */
export const AuthFrame = ({ children, needsScript = true, showsOffer = false }: AuthFrameProps) => (
  <Page width="wide">
    <div className={columns}>
      <div className={form}>
        {needsScript ? (
          <noscript>
            <Banner tone="warning">{m.auth_script_needed()}</Banner>
          </noscript>
        ) : null}
        {children}
      </div>
      {showsOffer ? (
        <aside aria-label={m.auth_aside_label()} className={aside}>
          <div className={picture}>
            <ExampleCard />
          </div>
          <div className={words}>
            <p className={motto}>{m.landing_title()}</p>
            <CheckedList lines={facts.map((said) => said())} />
          </div>
        </aside>
      ) : (
        <div className={picture}>
          <ExampleCard />
        </div>
      )}
    </div>
  </Page>
);
