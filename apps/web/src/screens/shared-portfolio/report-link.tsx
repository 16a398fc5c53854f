import { textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

const foot = css({
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  paddingBlockEnd: '12',
  _print: { display: 'none' },
});

export const reportAddress = (publishToken: string): string => `/${getLocale()}/athletes/${publishToken}/report`;

/** A link at the foot of a shared page, for reporting a problem with it. */
export const ReportLink = ({ publishToken }: { readonly publishToken: string }) => (
  <p className={foot}>
    <a href={reportAddress(publishToken)} rel="nofollow" className={textLink({ standing: 'alone' })}>
      {m.report_link()}
    </a>
  </p>
);
