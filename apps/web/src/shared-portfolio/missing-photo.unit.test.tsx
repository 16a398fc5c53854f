import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { MissingPhoto } from './missing-photo.tsx';

afterEach(() => overwriteGetLocale(() => 'en'));

it.each([
  ['en', 'We can’t find this picture. Reload the page to try again.', 'Try again'],
  ['fr-ca', 'Cette photo est introuvable. Il faut recharger la page.', 'Réessayer'],
] as const)('a photo that does not load says so, and can be tried again: %s', (locale, said, retry) => {
  overwriteGetLocale(() => locale);
  const html = renderToStaticMarkup(<MissingPhoto />);
  expect(html).toMatch(new RegExp(`role="status">${said}</p><button.*${retry}`));
});
