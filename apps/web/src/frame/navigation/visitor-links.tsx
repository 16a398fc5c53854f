import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { visitorPlaces } from './visitor-places.ts';

interface VisitorLinksProps {
  readonly className?: string;
  readonly linkClassName: string;
  readonly onFollow?: () => void;
}

export const VisitorLinks = ({ className, linkClassName, onFollow }: VisitorLinksProps) => (
  <nav aria-label={m.navigation_visitor_label()} className={className}>
    <ul>
      {visitorPlaces.map(({ words, ...place }) => (
        <li key={words()}>
          <Link
            to="/$lang"
            params={{ lang: getLocale() }}
            {...place}
            className={linkClassName}
            activeOptions={{ exact: true, includeHash: true }}
            onClick={onFollow}
          >
            {words()}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
