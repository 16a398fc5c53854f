import { heading, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { Chapter } from '../chapter.tsx';

const list = css({ display: 'flex', flexDirection: 'column', listStyle: 'none' });
const step = css({ display: 'flex', gap: '4', paddingBlock: '4', borderBlockStart: 'line' });
const number = css({ textStyle: 'title', color: 'fg.muted', minWidth: '8' });
const words = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' });

const steps = [
  { title: m.pricing_cancel_press, says: m.pricing_cancel_press_text },
  { title: m.pricing_cancel_until, says: m.pricing_cancel_until_text },
  { title: m.pricing_cancel_stop, says: m.pricing_cancel_stop_text },
];

/** Explains the effect on the plan and the links when an athlete ends the plan, or a payment fails. */
export const Cancelling = () => (
  <Chapter id="cancel" label={m.pricing_cancel_label()} title={m.pricing_cancel_title()}>
    <ol className={list}>
      {steps.map(({ title, says }, place) => (
        <li key={title()} className={step}>
          <span aria-hidden className={number}>
            {place + 1}
          </span>
          <div className={words}>
            <h3 className={heading({ size: 'sm' })}>{title()}</h3>
            <p className={text({ tone: 'muted' })}>{says()}</p>
          </div>
        </li>
      ))}
    </ol>
    <div className={words}>
      <h3 className={heading({ size: 'sm' })}>{m.pricing_cancel_failed()}</h3>
      <p className={text({ tone: 'muted' })}>{m.pricing_cancel_failed_text()}</p>
    </div>
  </Chapter>
);
