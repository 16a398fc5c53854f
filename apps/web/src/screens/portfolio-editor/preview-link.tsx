import { buttonClass, Eye } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

export const PreviewLink = () => (
  <Link
    to="/$lang/app/portfolio/preview"
    params={{ lang: getLocale() }}
    className={buttonClass({ variant: 'outline', size: 'sm' })}
  >
    <Eye aria-hidden size={20} />
    {m.editor_preview()}
  </Link>
);
