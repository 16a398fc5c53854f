import { m } from '../../paraglide/messages.js';
import { useVisit } from '../visit.ts';
import { placeAddress, visitorPlaces } from './visitor-places.ts';

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
        {visitorPlaces.map((place) => (
          <li key={place.path}>
            <a
              href={placeAddress(place)}
              className={linkClassName}
              aria-current={isHome && place.path === '' ? 'page' : undefined}
            >
              {place.words()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
