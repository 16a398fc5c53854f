import { describe, expect, it } from 'vitest';
import { type Field, parseTyped, typedOf } from './typed-fields.ts';

const field = (name: string, value: string, rest: Partial<Field> = {}): Field => ({
  name,
  value,
  type: 'text',
  hidden: false,
  autocomplete: '',
  ...rest,
});

describe('what was typed before the language is changed', () => {
  it('is kept by the names of its fields', () => {
    const fields = [
      field('name', 'Noor Haddad'),
      field('body', 'The page stays empty.', { type: 'textarea' }),
      field('subject', 'bug', { type: 'select-one' }),
      field('reason', 'untrue', { type: 'radio', checked: true }),
      field('reason', 'other', { type: 'radio', checked: false }),
      field('email', ''),
    ];
    expect(typedOf(fields)).toEqual([
      ['name', 'Noor Haddad'],
      ['body', 'The page stays empty.'],
      ['subject', 'bug'],
      ['reason', 'untrue'],
    ]);
  });

  it('has no secret, no consent and no field that nobody sees', () => {
    const fields = [
      field('password', 'trois buts en finale', { type: 'password' }),
      field('password', 'trois buts, visibles'),
      field('new', 'trois buts, visibles', { autocomplete: 'new-password' }),
      field('code', '314159', { type: 'tel' }),
      field('agreed', 'on', { type: 'checkbox', checked: true }),
      field('form', 'signature', { type: 'hidden' }),
      field('website', 'trap', { hidden: true }),
      field('', 'without a name'),
    ];
    expect(typedOf(fields)).toEqual([]);
  });

  it('fills no other page, and nothing that was not kept like this', () => {
    const kept = JSON.stringify({ page: 'contact-us', typed: [['name', 'Noor']] });
    expect(parseTyped(kept, 'contact-us')).toEqual([['name', 'Noor']]);
    expect(parseTyped(kept, 'auth')).toEqual([]);
    for (const other of [null, 'not json', '[]', 'null', '{"page":"auth","typed":[["name",1]]}'])
      expect(parseTyped(other, 'auth')).toEqual([]);
  });
});
