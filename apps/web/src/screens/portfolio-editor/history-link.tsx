import type { SectionName } from '@palmares/domain/portfolio';
import { buttonClass, Clock } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { iconOnPhone, wordsBesideIcon } from './icon-on-phone.ts';

/** Leads to the changes of a section, or of the whole portfolio. */
export const HistoryLink = ({ section }: { readonly section?: SectionName }) => (
  <Link
    to="/$lang/app/portfolio/history"
    params={{ lang: getLocale() }}
    search={section === undefined ? {} : { section }}
    className={buttonClass({ variant: 'outline', size: 'sm', className: iconOnPhone })}
  >
    <Clock aria-hidden size={20} />
    <span className={wordsBesideIcon}>{m.history_title()}</span>
  </Link>
);
