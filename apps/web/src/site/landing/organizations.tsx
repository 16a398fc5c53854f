import { buttonClass, Mail, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { supportAddress, supportMail } from '../../i18n/support-address.ts';
import { m } from '../../paraglide/messages.js';
import { Chapter } from '../chapter.tsx';

const start = css({ alignSelf: 'flex-start' });

export const Organizations = () => (
  <Chapter id="organizations" label={m.landing_organizations_above()} title={m.landing_organizations_title()}>
    <p className={text({ size: 'lead' })}>{m.landing_organizations_text()}</p>
    <a href={supportMail} className={buttonClass({ variant: 'outline', className: start })}>
      <Mail aria-hidden size={20} />
      {supportAddress}
    </a>
  </Chapter>
);
