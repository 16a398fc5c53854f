import { breakable, textLink } from '@palmares/ui';
import { supportAddress, supportMail } from '../i18n/support-address.ts';

/** The address of support, which opens an email to it. */
export const Support = () => (
  <a href={supportMail} className={textLink()}>
    {breakable(supportAddress)}
  </a>
);
