import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { getLocale } from '../../paraglide/runtime.js';
import { linkTo } from '../../sections/first-fields.ts';
import type { Place } from './onboarding.ts';

interface PlaceLinkProps {
  readonly place: Place;
  readonly className: string;
  /** An accessible name, when the visible words do not say which step it is. */
  readonly label?: string;
  readonly children: ReactNode;
}

export const PlaceLink = ({ place, className, label, children }: PlaceLinkProps) => {
  const lang = getLocale();
  if ('page' in place) {
    return (
      <Link to={place.page} params={{ lang }} className={className} aria-label={label}>
        {children}
      </Link>
    );
  }
  const { section, ...anchor } = linkTo(place);
  return (
    <Link
      to="/$lang/app/portfolio/edit/$section"
      params={{ lang, section }}
      {...anchor}
      className={className}
      aria-label={label}
    >
      {children}
    </Link>
  );
};
