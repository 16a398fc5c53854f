import { Card, heading, Lock, StatusDot, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../../paraglide/messages.js';
import { Tool } from './tool.tsx';

const card = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const facts = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1' });
const asked = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  paddingBlockStart: '4',
  borderBlockStart: 'line',
});
const cells = css({ display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted' });
const cell = css({
  display: 'grid',
  placeItems: 'center',
  width: '10',
  height: '12',
  textStyle: 'number',
  fontSize: 'title',
  color: 'fg',
  border: 'strong',
  borderRadius: 'control',
});

const digits = ['4', '8', '2', '9', '1', ''];

export const SecureLink = () => (
  <Tool title={m.landing_link_title()} text={m.landing_link_text()}>
    <div aria-hidden>
      <Card className={card}>
        <p className={heading({ size: 'sm' })}>{m.landing_link_example_label()}</p>
        <div className={facts}>
          <StatusDot tone="success">{m.share_link_protected()}</StatusDot>
          <span className={text({ tone: 'muted' })}>{m.share_link_forever()}</span>
        </div>
        <div className={asked}>
          <p className={text({ size: 'label', tone: 'muted' })}>{m.share_passcode_label()}</p>
          <div className={cells}>
            {digits.map((digit, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells are places, and a place is its index.
              <span key={place} className={cell}>
                {digit}
              </span>
            ))}
            <Lock size={20} />
          </div>
        </div>
      </Card>
    </div>
  </Tool>
);
