import { StatusDot } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../../paraglide/messages.js';
import { Tool } from './tool.tsx';

const parts = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const term = css({ fontWeight: 'bold', fontStretch: '[108%]' });
const meaning = css({ color: 'fg.muted' });

const identityParts = [
  { title: m.landing_identity_masks, text: m.landing_identity_masks_text },
  { title: m.landing_identity_colors, text: m.landing_identity_colors_text },
  { title: m.landing_identity_learning, text: m.landing_identity_learning_text },
  { title: m.landing_identity_grit, text: m.landing_identity_grit_text },
];

export const Identity = () => (
  <Tool
    title={m.landing_identity_title()}
    text={m.landing_identity_text()}
    note={<StatusDot>{m.landing_identity_state()}</StatusDot>}
  >
    <dl className={parts}>
      {identityParts.map(({ title, text }) => (
        <div key={title()}>
          <dt className={term}>{title()}</dt>
          <dd className={meaning}>{text()}</dd>
        </div>
      ))}
    </dl>
  </Tool>
);
