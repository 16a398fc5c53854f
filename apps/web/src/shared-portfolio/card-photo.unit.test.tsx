import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { CardPhoto } from './card-photo.tsx';

afterEach(() => overwriteGetLocale(() => 'en'));

it.each([
  ['en', 'We can’t find this picture. Reload the page to try again.', 'Try again'],
  ['fr-ca', 'Cette photo est introuvable. Il faut recharger la page.', 'Réessayer'],
] as const)(
  'a photo has at hand what a script says if it does not load, and no text before: %s',
  (locale, said, retry) => {
    overwriteGetLocale(() => locale);
    const photo = { medium: '/m', large: '/l', cardMedium: '/cm', cardLarge: '/cl' };
    const html = renderToStaticMarkup(<CardPhoto photo={photo} name="Nora Whitcombe" />);
    expect(html).toContain(`data-missing="${said}"`);
    expect(html).toContain(`data-retry="${retry}"`);
    // A status that is there before its words is read out when they appear.
    expect(html).toContain('<p role="status"></p>');
    expect(html.replace(/<[^>]*>/g, '')).toBe('');
  },
);
