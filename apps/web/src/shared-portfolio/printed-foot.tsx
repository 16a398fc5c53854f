import { css } from '@palmares/ui/styled-system/css';
import { m } from '../paraglide/messages.js';

const foot = css({ display: 'none', color: 'fg.muted', overflowWrap: 'anywhere', _print: { display: 'block' } });

interface PrintedFootProps {
  readonly address: string;
  /** The day on which the page was opened, in words. */
  readonly date: string;
}

/** Says on paper where the page is, and how old. */
export const PrintedFoot = (where: PrintedFootProps) => <p className={foot}>{m.portfolio_printed({ ...where })}</p>;
