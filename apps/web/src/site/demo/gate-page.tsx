import { buttonClass, Page, text } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { ScrambledTitle } from './scrambled-title.tsx';

/** The entrance to the demo. Going back from the demo skips it. */
export const GatePage = () => (
  <Page width="prose">
    <ScrambledTitle text={m.demo_gate_title()} />
    <p className={text({ size: 'lead', tone: 'muted' })}>{m.demo_gate_first()}</p>
    <p className={text({ size: 'lead', tone: 'muted' })}>{m.demo_gate_second()}</p>
    <p>
      <Link
        to="/$lang/portfolio-demo"
        params={{ lang: getLocale() }}
        replace
        preload={false}
        className={buttonClass({ size: 'lg' })}
      >
        {m.demo_gate_enter()}
      </Link>
    </p>
  </Page>
);
