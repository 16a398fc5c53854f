import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { filled, type SlotValue, slot, templateOf } from './template.server.ts';

const textOf = (html: string, values: Readonly<Record<string, SlotValue>>): string =>
  Buffer.from(filled(templateOf(html), values)).toString();

describe('a slot', () => {
  it('is filled in wherever it stands, and again for the next answer', () => {
    const template = templateOf(`<p title="${slot('name')}">${slot('name')}, ${slot('place')}</p>`);
    expect(Buffer.from(filled(template, { name: 'Éa', place: 'Gaspé' })).toString()).toBe(
      '<p title="Éa">Éa, Gaspé</p>',
    );
    expect(Buffer.from(filled(template, { name: 'Noé', place: '' })).toString()).toBe('<p title="Noé">Noé, </p>');
  });

  it('can neither end an attribute nor begin an element', () => {
    const value = `"'><script>alert(1)</script>&amp;`;
    const escaped = '&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;';
    expect(textOf(`<p title="${slot('value')}">${slot('value')}</p>`, { value })).toBe(
      `<p title="${escaped}">${escaped}</p>`,
    );
  });

  it('survives React, in text, in an attribute and in an address', () => {
    const markup = renderToStaticMarkup(
      <a href={`/en/${slot('place')}?page=${encodeURIComponent(slot('place'))}`} title={slot('title')}>
        {slot('title')}
      </a>,
    );
    expect(textOf(markup, { place: 'faqs', title: 'A & B' })).toBe(
      '<a href="/en/faqs?page=faqs" title="A &amp; B">A &amp; B</a>',
    );
  });

  it('that is given bytes holds them as they are', () => {
    expect(textOf(`<main>${slot('html')}</main>`, { html: Buffer.from('<p>Où</p>') })).toBe('<main><p>Où</p></main>');
  });

  it('may have any name', () => expect(textOf(slot('a "b" é'), { 'a "b" é': 'it' })).toBe('it'));

  it('without a value is an error, not a hole in the page', () =>
    expect(() => textOf(`<p>${slot('signature')}</p>`, { other: 'value' })).toThrow('signature'));
});

describe('content that looks like a slot', () => {
  it('stays what it is, because it cannot know the mark of this process', () => {
    const forged = slot('name').replace(/[0-9a-f]{32}/u, '0'.repeat(32));
    expect(textOf(`<p>${forged}</p>`, { name: 'filled in' })).toBe(`<p>${forged}</p>`);
  });

  it('in a value is not filled in', () => {
    const html = `<p>${slot('first')}${slot('second')}</p>`;
    expect(textOf(html, { first: slot('second'), second: 'secret' })).toBe(`<p>${slot('second')}secret</p>`);
  });
});

it('a page without slots is sent as it is', () => expect(textOf('<p>é</p>', {})).toBe('<p>é</p>'));
