import { buttonClass, Page, text } from '@palmares/ui';
import { siteAddress } from '../../page/site-address.ts';
import { m } from '../../paraglide/messages.js';
import { ScrambledTitle } from './scrambled-title.tsx';

/** The entrance to the demo. Going back from the demo skips it. */
export const GatePage = () => (
  <Page width="prose">
    <ScrambledTitle text={m.demo_gate_title()} />
    <p className={text({ size: 'lead', tone: 'muted' })}>{m.demo_gate_first()}</p>
    <p className={text({ size: 'lead', tone: 'muted' })}>{m.demo_gate_second()}</p>
    <p>
      <a href={siteAddress('portfolio-demo')} className={buttonClass({ size: 'lg' })} data-replaces>
        {m.demo_gate_enter()}
      </a>
    </p>
  </Page>
);
