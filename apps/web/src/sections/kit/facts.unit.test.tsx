import { Children, isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Facts } from './facts.tsx';

const htmlOf = (...facts: string[]): string => renderToStaticMarkup(<Facts facts={facts} />);
const wordsOf = (html: string): string => html.replaceAll(/<[^>]+>/g, '');

describe('facts on a line', () => {
  it('are all there where two are the same, such as a team and its league', () => {
    const facts = ['Queens', 'Queens', 'j.tremblay@j.tremblay.ca'];
    expect(wordsOf(htmlOf(...facts))).toBe(' Queens Queens j.tremblay@j.tremblay.ca');
    const shown = Children.toArray(Facts({ facts }).props.children);
    expect(new Set(shown.map((fact) => isValidElement(fact) && fact.key)).size).toBe(3);
  });

  it.each([
    ['j.tremblay@j.tremblay.ca', /j\.<wbr\/>tremblay@<wbr\/><span class="[^"]+">j\.tremblay\.ca<\/span>/],
    ['www.example.com/nora?game=12', /www\.<wbr\/>example\.<wbr\/>com\/nora\?game=12/],
  ])('break in an address: %s', (fact, html) => expect(htmlOf(fact)).toMatch(html));

  it.each(['1.88', '.931', 'U18 A.A', '12.5', 'St. Mary', '1.88m'])('do not break in %s', (fact) =>
    expect(htmlOf(fact)).not.toContain('<wbr/>'),
  );
});
