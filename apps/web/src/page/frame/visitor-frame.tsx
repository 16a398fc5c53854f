import { SkipLink } from '@palmares/ui';
import type { ReactNode } from 'react';
import { noticePlace, noticePlaceAboveBar } from '../../notices/cookie-notice.tsx';
import { CookieNoticePanel } from '../../notices/cookie-notice-panel.tsx';
import { m } from '../../paraglide/messages.js';
import { ThemeOverlay } from '../../theme/theme-overlay.tsx';
import { LaterPart } from '../later-part.server.tsx';
import { useVisit } from '../visit.ts';
import { AppLinks } from './app-links.tsx';
import { appFrame, frame, main } from './frame-styles.ts';
import { OtherLanguageLink } from './other-language-link.tsx';
import { SiteFooter } from './site-footer.tsx';
import { ThemeButton } from './theme-button.tsx';
import { BarSettings, HomeLink, TopBar } from './top-bar.tsx';
import { VisitorMenu } from './visitor-menu.tsx';
import { VisitorNavigation } from './visitor-navigation.tsx';

const PlainBar = () => (
  <TopBar brand={<HomeLink />}>
    <BarSettings language={<OtherLanguageLink address={useVisit().here} />} theme={<ThemeButton />} />
  </TopBar>
);

const bars = { site: VisitorNavigation, plain: PlainBar, app: AppLinks };

interface VisitorFrameProps {
  readonly bar: keyof typeof bars;
  readonly children: ReactNode;
}

/** The frame around a page that only the server renders. */
export const VisitorFrame = ({ bar, children }: VisitorFrameProps) => {
  const Bar = bars[bar];
  return (
    <div className={bar === 'app' ? appFrame : frame}>
      <SkipLink>{m.skip_to_content()}</SkipLink>
      <Bar />
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
      {bar === 'site' ? <SiteFooter /> : null}
      <div aria-live="polite" className={bar === 'app' ? noticePlaceAboveBar : noticePlace} data-cookie-notice />
      <LaterPart name="cookie-notice">
        <CookieNoticePanel />
      </LaterPart>
      <LaterPart name="theme">
        <ThemeOverlay isApplied={false} />
      </LaterPart>
      {bar === 'site' ? (
        <LaterPart>
          <VisitorMenu />
        </LaterPart>
      ) : null}
    </div>
  );
};
