import { expect, it } from 'vitest';
import { pdfAddressIn } from './pdf-times.ts';

it('the PDF of a page is led to by the last link that says so', () => {
  const link = (address: string, words: string) => `<li><a class="b" href="${address}"><svg /> ${words}</a></li>`;
  const html = [
    link('/a', 'Transcript (PDF)'),
    link('/b?x=1&amp;y=2', 'Save as one page (PDF)'),
    link('/c', 'Contacts'),
  ];
  expect(pdfAddressIn(html.join('\n'))).toBe('/b?x=1&y=2');
  expect(pdfAddressIn('<a href="/c">Contacts</a>')).toBeUndefined();
});
