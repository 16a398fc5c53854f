import { m } from '../../paraglide/messages.js';

/** The landing page's parts by anchor; an entry without an anchor is its top. */
export const visitorPlaces: readonly { readonly hash?: string; readonly words: () => string }[] = [
  { words: m.navigation_home },
  { hash: 'the-vision', words: m.navigation_vision },
  { hash: 'tools', words: m.navigation_tools },
  { hash: 'go-pro', words: m.navigation_go_pro },
];
