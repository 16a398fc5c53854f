import { StatusDot } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../../paraglide/messages.js';
import { identityParts } from './identity-parts.tsx';
import { Tool } from './tool.tsx';

const parts = css({ display: 'flex', flexDirection: 'column', gap: '8' });
const part = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const title = css({ fontWeight: 'bold', fontStretch: '[108%]' });
const meaning = css({ color: 'fg.muted' });
/** Four per row at every width, and the five of a scale on one row. */
const shelf = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(4, minmax(0, 1fr))]',
  '&:has(> :nth-child(5):last-child)': { gridTemplateColumns: '[repeat(5, minmax(0, 1fr))]' },
  columnGap: '2',
  rowGap: '4',
  listStyle: 'none',
});
const piece = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  fontSize: 'label',
  lineHeight: 'snug',
});

export const Identity = () => (
  <Tool
    title={m.landing_identity_title()}
    text={m.landing_identity_text()}
    note={<StatusDot>{m.landing_identity_state()}</StatusDot>}
  >
    <div className={parts}>
      {identityParts.map(({ title: name, text, signs }) => (
        <div key={name()} className={part}>
          <div>
            <h4 className={title}>{name()}</h4>
            <p className={meaning}>{text()}</p>
          </div>
          <ul className={shelf}>
            {signs.map(({ name: of, sign }) => (
              <li key={of()} className={piece}>
                {sign}
                <span>{of()}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </Tool>
);
