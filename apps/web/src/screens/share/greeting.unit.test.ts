import { describe, expect, it } from 'vitest';
import { greetingFor } from './greeting.ts';

describe('the greeting of a message', () => {
  it.each([
    ['Coach Brodeur', 'Hello Coach Brodeur,', 'Bonjour coach Brodeur,'],
    ['Coach Brodeur, Cégep Garneau', 'Hello Coach Brodeur,', 'Bonjour coach Brodeur,'],
    ['Entraîneuse Côté-Roy (Rouge et Or)', 'Hello Coach Côté-Roy,', 'Bonjour coach Côté-Roy,'],
    ['Mme Anne O’Neil – McGill', 'Hello Ms. Anne O’Neil,', 'Bonjour Madame Anne O’Neil,'],
    ['M. Roy', 'Hello Mr. Roy,', 'Bonjour Monsieur Roy,'],
    ['Dr Lévesque', 'Hello Dr. Lévesque,', 'Bonjour Docteur Lévesque,'],
    ['Dre Tremblay', 'Hello Dr. Tremblay,', 'Bonjour Docteure Tremblay,'],
  ])('names the person of the label “%s”', (label, english, french) => {
    expect([greetingFor(label, 'en'), greetingFor(label, 'fr-ca')]).toEqual([english, french]);
  });

  it.each(['', 'Cégep de Rimouski', 'Ottawa Gee-Gees', 'Coach', 'Coach of the girls', 'Showcase in January'])(
    'names nobody for the label “%s”',
    (label) => {
      expect([greetingFor(label, 'en'), greetingFor(label, 'fr-ca')]).toEqual(['Hello Coach,', 'Bonjour,']);
    },
  );
});
