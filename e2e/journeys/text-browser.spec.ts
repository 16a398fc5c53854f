import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { languages, wordsIn } from '../fixtures/words.ts';
import { withTextBrowser } from '../steps/text-browser.ts';

const names = { en: 'Nora Whitcombe', 'fr-ca': 'Jade Pelletier-Roy' };

/** Returns the texts of the portfolio, in the order of its page, without the links that a script repeats. */
const textsOf = (portfolio: Locator): Promise<readonly string[]> =>
  portfolio.evaluate((article) => {
    const texts: string[] = [];
    const nodes = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode())
      if (!nodes.currentNode.parentElement?.closest('[data-card-copy]'))
        texts.push(nodes.currentNode.textContent ?? '');
    return texts;
  });

/** Returns the text without spaces and soft hyphens, because lines end elsewhere on a terminal. */
const letters = (text: string): string => text.replaceAll(/[\s\u00ad]/gu, '');

/** Returns the texts that the whole does not have, or has before an earlier one. */
const outOfOrder = (texts: readonly string[], whole: string): readonly string[] => {
  let from = 0;
  return texts.filter((text) => {
    const at = whole.indexOf(text, from);
    if (at >= 0) from = at + text.length;
    return at < 0;
  });
};

const scripted = [
  'cookie_notice_title',
  'cookie_notice_body',
  'cookie_notice_accept',
  'cookie_notice_reset',
  'theme_switching',
  'theme_use_light',
  'navigation_menu_title',
];

/** Returns the lines of a page without their bullets. */
const linesOf = (pageText: string): readonly string[] =>
  pageText.split('\n').map((line) => line.replace(/^[\s•]+/u, '').trimEnd());

for (const language of languages)
  test(`a text browser opens a portfolio by its passcode, and shows it whole and in order (${language})`, async ({
    page,
    demo,
  }) => {
    const say = wordsIn(language);
    const [open, guarded] =
      language === 'en'
        ? [demo.link, demo['protected link']]
        : [demo['link (français)'], demo['protected link (français)']];
    await page.goto(open);
    const texts = await textsOf(page.getByRole('article'));
    expect(texts.length).toBeGreaterThan(100);
    await withTextBrowser(guarded, async ({ press, draws, pageText }) => {
      const asked = await pageText();
      expect(asked).toContain(say('shared_passcode_title'));
      expect(asked).not.toContain(names[language]);
      // Searches for the label, goes on to its field, and opens it.
      press(`/${say('shared_passcode_label')}\n\t\n`);
      await draws('TEXT:');
      press(`${demo.passcode}\n\t\n`);
      await draws(`Viewing <${names[language]}`);
      expect(outOfOrder(texts.map(letters), letters(await pageText()))).toEqual([]);
    });
  });

for (const language of languages)
  test(`a text browser shows no words that only a script shows, and lists the navigation once (${language})`, async ({
    baseURL,
    demo,
  }) => {
    const say = wordsIn(language);
    const linked =
      language === 'en'
        ? [demo.link, demo['protected link']]
        : [demo['link (français)'], demo['protected link (français)']];
    const site = ['', '/contact-us', '/faqs?q=stripe', '/no-such-page'].map((path) => `${baseURL}/${language}${path}`);
    for (const address of [...linked, ...site])
      await withTextBrowser(address, async ({ pageText }) => {
        const lines = linesOf(await pageText());
        expect(lines).toContain(say('skip_to_content'));
        for (const key of scripted) expect(letters(lines.join(''))).not.toContain(letters(say(key)));
        const isPlace = (line: string) => line === say('footer_privacy');
        expect(lines.filter(isPlace)).toHaveLength(site.includes(address) ? 1 : 0);
      });
  });

test('a text browser searches the questions, and shows only those that are found', async ({ baseURL }) => {
  await withTextBrowser(`${baseURL}/en/faqs?q=stripe`, async ({ pageText }) => {
    const text = await pageText();
    const [, count] = /(\d+) of \d+/u.exec(text) ?? [];
    const links = linesOf(text).filter((line) => line === wordsIn('en')('faqs_answer_link'));
    expect(links).toHaveLength(Number(count));
  });
});
