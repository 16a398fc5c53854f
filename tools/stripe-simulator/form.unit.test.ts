import { describe, expect, it } from 'vitest';
import { parseForm } from './form.ts';

describe('Stripe’s nested parameters', () => {
  it('a bracketed name is a path', () => {
    expect(parseForm('subscription_data[metadata][athleteId]=a1&mode=subscription')).toEqual({
      subscription_data: { metadata: { athleteId: 'a1' } },
      mode: 'subscription',
    });
  });

  it('numbered brackets are a list of objects', () => {
    expect(parseForm('line_items[0][price]=p1&line_items[0][quantity]=1&line_items[1][price]=p2')).toEqual({
      line_items: [{ price: 'p1', quantity: '1' }, { price: 'p2' }],
    });
  });

  it('empty brackets append', () => {
    expect(parseForm('lookup_keys[]=a&lookup_keys[]=b')).toEqual({ lookup_keys: ['a', 'b'] });
  });

  it('escaped brackets, plus signs and accents are read as written', () => {
    expect(parseForm('metadata%5Bclub%5D=%C3%89quipe+A%2BB')).toEqual({ metadata: { club: 'Équipe A+B' } });
  });

  it('an empty value stays, because it clears a field', () => {
    expect(parseForm('cancel_at=')).toEqual({ cancel_at: '' });
  });

  it('a name from the object’s prototype is only a name', () => {
    expect(Object.keys(parseForm('__proto__[polluted]=1&constructor=2'))).toEqual(['__proto__', 'constructor']);
    expect(Object.hasOwn({}, 'polluted')).toBe(false);
  });
});
