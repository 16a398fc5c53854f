import { buttonClass, Eye } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { iconOnPhone, wordsBesideIcon } from './icon-on-phone.ts';

export const PreviewLink = () => (
  <Link
    to="/$lang/app/portfolio/preview"
    params={{ lang: getLocale() }}
    className={buttonClass({ variant: 'outline', size: 'sm', className: iconOnPhone })}
  >
    <Eye aria-hidden size={20} />
    <span className={wordsBesideIcon}>{m.editor_preview()}</span>
  </Link>
);
