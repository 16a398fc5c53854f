import { describe, expect, it } from 'vitest';
import { readArticle } from './read-article.server.ts';

const read = (body: string, language: 'en' | 'fr-ca' = 'en') =>
  readArticle(`---\ntitle: A title\ndescription: ${'d'.repeat(80)}\n---\n${body}`, {
    language,
    svgOf: (name) => `<svg data-name="${name}"></svg>`,
  });

describe('an article', () => {
  it('has callouts with a title in its language', () => {
    expect(read('> [!short]\n> - One\n> - Two\n\nText').html).toBe(
      '<aside><p><strong>In short</strong></p>\n<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\n</aside>\n<p>Text</p>\n',
    );
    expect(read('Text\n\n> [!parents]\n> Un *mot*.', 'fr-ca').html).toContain(
      '<aside><p><strong>Pour les parents</strong></p>\n<p>Un <em>mot</em>.</p>\n</aside>',
    );
  });

  it('has quotations beside callouts', () => {
    expect(read('> A message').html).toBe('<blockquote>\n<p>A message</p>\n</blockquote>\n');
  });

  it.each(
    Object.entries({
      'a callout of another name': '> [!nothing]\n> Text',
      'a callout with a space after its name': '> [!short] \n> Text',
      'a callout that is only named': '> [!short]',
      'two callouts in a row': '> [!short]\n> Text\n> [!parents]\n> Text',
      'a drawing inside of a paragraph': 'Text ![a](drawing:one "b")',
      'a drawing without a caption': '![a](drawing:one)',
      HTML: '<b>Text</b>',
      'a heading without an id': '## Title',
    }),
  )('is refused with %s', (_, body) => expect(() => read(body)).toThrow());
});
