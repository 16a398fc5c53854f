import { buttonClass, Page, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { firstDemo } from '../../i18n/demo-pages.ts';
import { siteAddress } from '../../page/site-address.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { demoFileAddress } from './demo-files.ts';
import { demoFirstNames } from './demo-names.ts';
import { ScrambledTitle } from './scrambled-title.tsx';
import { TurningCard } from './turning-card.tsx';

const scene = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 22rem]' },
  columnGap: '16',
  rowGap: '8',
  alignItems: 'center',
  // The page's padding and its bar are the rest of the screen.
  minHeight: { lg: '[calc(100svh - 12rem)]' },
});
const words = css({ display: 'flex', flexDirection: 'column', gap: { base: '4', md: '6' } });

/** The entrance to the demo. Going back from the demo skips it. */
export const GatePage = () => {
  const athlete = firstDemo[getLocale()];
  return (
    <Page width="wide">
      <div className={scene}>
        <div className={words}>
          <ScrambledTitle text={m.demo_gate_title()} />
          <p className={text({ size: 'lead', tone: 'muted' })}>{m.demo_gate_first()}</p>
          <p className={text({ size: 'lead', tone: 'muted' })}>{m.demo_gate_second()}</p>
          <p>
            <a href={siteAddress('portfolio-demo')} className={buttonClass({ size: 'lg' })} data-replaces>
              {m.demo_gate_enter({ name: demoFirstNames[athlete] })}
            </a>
          </p>
        </div>
        <TurningCard picture={demoFileAddress(athlete, 'medium')} />
      </div>
    </Page>
  );
};
