import type { ReactElement } from 'react';
import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button, Clock, Field, Input, TestProgress, Timer } from './index.ts';

/** Matches the element of a text that has no other child. */
const alone = (words: string, attributes = '') => new RegExp(`<(\\w+)[^>]*${attributes}[^>]*>${words}</\\1>`);

describe('a page that the browser translates', () => {
  it.each<[what: string, shown: ReactElement, words: string]>([
    ['the time that is left', <Timer key="timer" leftMs={1_495_000} label="Time left" />, '24:55'],
    [
      'how much is typed',
      <Field key="field" label="Motto" counter={{ text: '12 / 20' }}>
        <Input />
      </Field>,
      '12 / 20',
    ],
    [
      'how much is answered',
      <TestProgress key="progress" label="Progress" parts={[{ name: 'Masks', answered: 3, total: 7 }]} current={0} />,
      '3/7',
    ],
  ])('keeps what is not translated where React can change it: %s', (_, shown, words) => {
    expect(html(shown)).toMatch(alone(words.replaceAll(' ', '\\s'), 'translate="no"'));
  });

  it('has buttons whose words can change, beside an icon and while they are busy', () => {
    expect(html(<Button loading>Send again in 12 s</Button>)).toMatch(alone('Send again in 12 s'));
    expect(
      html(
        <Button>
          <Clock aria-hidden />
          <span>Copied</span>
        </Button>,
      ),
    ).toMatch(alone('Copied'));
  });
});
