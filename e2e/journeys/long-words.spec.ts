import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { languages } from '../fixtures/words.ts';
import { newPerson } from '../steps/person.ts';
import { sharedPageOf } from '../steps/set-up.ts';

/** Realistic long names and words. */
const long = {
  en: {
    firstName: 'Christopher',
    lastName: 'Featherstonehaugh-Fitzsimmons',
    motto: 'Uncharacteristically competitive, always',
    hometown: 'Mississauga-Streetsville',
    nickname: 'Counterrevolutionary',
    email: 'christopher.featherstonehaugh-fitzsimmons@secondary-school.example.com',
  },
  'fr-ca': {
    firstName: 'Marie-Bénédicte-Anastasie',
    lastName: 'Vaillancourt-Desrochers',
    motto: 'Anticonstitutionnellement, toujours',
    hometown: 'Saint-Louis-du-Ha! Ha!-de-Témiscouata',
    nickname: 'Anticonstitutionnellement',
    email: 'marie-benedicte-anastasie.vaillancourt-desrochers@cegep.example.com',
  },
} as const;

/** Returns words of the portfolio that break across lines or overflow the edge. Addresses may break anywhere. */
const wordsAmiss = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const amiss: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.querySelector('article') ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const isAddress = node.parentElement?.closest('a[href^="mailto:"]') !== null;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+-?/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        const isBroken = new Set(boxes.map(({ top }) => Math.round(top))).size > 1;
        if ((isBroken && !isAddress) || boxes.some(({ right }) => right > document.documentElement.clientWidth))
          amiss.push(word);
      }
    }
    return amiss;
  });

for (const language of languages)
  test(`no long word is broken or cut on the narrowest phone (${language})`, async ({ page, product }) => {
    const { firstName, lastName, motto, hometown, nickname, email } = long[language];
    const id = crypto.randomUUID();
    const contact = { id, role: 'own', name: '', relation: '', organization: '', phone: '' } as const;
    const person = { ...newPerson(language), firstName, lastName };
    const address = await sharedPageOf(product, person, {
      introduction: { greetingsLine1: 'Hello', greetingsLine2: '', shortDesc: motto, intro: motto },
      general: { hometown, nickname, height: { feet: 5, inches: 10 }, weight: 165, gender: 'f' },
      motto: { motto, explanation: '' },
      contacts: { contacts: [{ ...contact, email, permission: false }] },
    });
    await page.setViewportSize({ width: 320, height: 568 });
    await expect.poll(async () => (await page.goto(address))?.status()).toBe(200);
    await expect(page.getByRole('link', { name: email })).toBeVisible();
    expect(await wordsAmiss(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
