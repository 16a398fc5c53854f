import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

interface VisitorPlace {
  /** The rest of its address after the language. */
  readonly path: '' | '/blog' | `#${string}`;
  readonly words: () => string;
}

/** The places of the bar: the landing page, its parts by anchor, and the blog. */
export const visitorPlaces: readonly VisitorPlace[] = [
  { path: '', words: m.navigation_home },
  { path: '#the-vision', words: m.navigation_vision },
  { path: '#tools', words: m.navigation_tools },
  { path: '#go-pro', words: m.navigation_go_pro },
  { path: '/blog', words: m.footer_blog },
];

/** The address of a place in the page's language. */
export const placeAddress = ({ path }: VisitorPlace): string => `/${getLocale()}${path}`;
