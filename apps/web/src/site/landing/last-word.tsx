import { heading, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { WayIn } from './way-in.tsx';

const band = css({ borderBlockStart: 'line', bg: 'surface' });
const inside = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  paddingBlock: { base: '16', md: '24' },
});

export const LastWord = () => (
  <section aria-labelledby="last-word" className={band}>
    <div className={inside}>
      <h2 id="last-word" className={heading({ size: 'display' })}>
        {m.landing_final_title()}
      </h2>
      <p className={text({ size: 'lead', tone: 'muted' })}>{m.landing_final_text()}</p>
      <WayIn />
    </div>
  </section>
);
