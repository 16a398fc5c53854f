import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { useVisit } from '../visit.ts';
import { visitorPlaces } from './visitor-places.ts';

interface VisitorLinksProps {
  readonly className?: string;
  readonly linkClassName: string;
}

/** The parts of the landing page. There, a script marks the shown one (`markPlace`). */
export const VisitorLinks = ({ className, linkClassName }: VisitorLinksProps) => {
  const { isHome } = useVisit();
  return (
    <nav aria-label={m.navigation_visitor_label()} className={className} data-places>
      <ul>
        {visitorPlaces.map(({ words, hash = '' }) => (
          <li key={words()}>
            <a
              href={`/${getLocale()}${hash && `#${hash}`}`}
              className={linkClassName}
              aria-current={isHome && hash === '' ? 'page' : undefined}
            >
              {words()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
