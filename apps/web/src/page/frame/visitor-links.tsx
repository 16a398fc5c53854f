import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { useVisit } from '../visit.ts';
import { visitorPlaces } from './visitor-places.ts';

interface VisitorLinksProps {
  readonly className?: string;
  readonly linkClassName: string;
}

/** The places of the bar. A script marks the one that the address names (`markPlace`). */
export const VisitorLinks = ({ className, linkClassName }: VisitorLinksProps) => {
  const { isHome } = useVisit();
  return (
    <nav aria-label={m.navigation_visitor_label()} className={className} data-places>
      <ul>
        {visitorPlaces.map(({ words, path }) => (
          <li key={words()}>
            <a
              href={`/${getLocale()}${path}`}
              className={linkClassName}
              aria-current={isHome && path === '' ? 'page' : undefined}
            >
              {words()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
