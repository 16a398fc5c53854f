import { textLink } from '@palmares/ui';
import { supportAddress, supportMail } from '../i18n/support-address.ts';

export const Support = () => (
  <a href={supportMail} className={textLink()}>
    {supportAddress}
  </a>
);
