import { describe, expect, it } from 'vitest';
import { passwordWeakness } from './guessable-password.ts';

const owner = { email: 'hockey.maya@example.com', firstName: 'Maëlle', lastName: 'Côté-Roy' };
const common: ReadonlySet<string> = new Set(['password', 'trustno1', 'sunshine', 'football', 'michelle']);
const weaknessOf = (password: string) => passwordWeakness(password, owner, common);

describe('a password', () => {
  it.each(['password', 'PassWord', 'TrustNo1'])('that many people use is refused: %s', (password) => {
    expect(weaknessOf(password)).toBe('password_common');
  });

  it.each([
    'Passw0rd!',
    'password1!',
    'P@ssword',
    'p4$$w0rd2026',
    '**password**',
    'TrustNo1!!',
    '$unsh1ne',
    'f00tba11',
    'm1ch3ll3',
    '2008Michelle.',
  ])('that is a common one with digits, signs or disguised letters is refused: %s', (password) => {
    expect(weaknessOf(password)).toBe('password_common');
  });

  it.each([
    'aaaaaaaa',
    '        ',
    ' \t \t  \t ',
    'abababab',
    'abcabcab',
    '1212121212',
    'été!été!',
    '12345678',
    '1234567890',
    '98765432',
    'abcdefgh',
    'stuvwxyzab',
    'Qwertyuiop',
    'azertyuiop',
    'poiuytreza',
    '🏒🏒🏒🏒🏒🏒🏒🏒',
  ])('that is one repetition or sequence is refused: “%s”', (password) => {
    expect(weaknessOf(password)).toBe('password_pattern');
  });

  it.each([
    'hockey.maya@example.com',
    'HOCKEY.MAYA',
    'hockeymaya99',
    'maelle2008',
    'Maëlle!!!',
    'cote-roy-1',
    'maelle cote roy',
    'CôtéRoyMaëlle7',
    'palmares',
    'Palmarès1',
    '2026palmares!',
  ])('that is the owner’s name or address, or the product’s name, is refused: %s', (password) => {
    expect(weaknessOf(password)).toBe('password_personal');
  });

  it.each([
    'correct horse battery',
    'trois buts en finale',
    'maelle joue au hockey',
    'mon palmares de hockey',
    'abcabcabd!',
    'password in the locker room',
    'sunshine and football',
    '12345678 vaches',
    '9f2KxQ7b',
    'ああああいいいいうううう',
  ])('that only looks a little like one of these is accepted: %s', (password) => {
    expect(weaknessOf(password)).toBeUndefined();
  });

  it('is not compared with the letters of a short name, but with a whole short address', () => {
    const short = { email: 'jo5145550199@example.com', firstName: 'Jo', lastName: 'Li' };
    expect(passwordWeakness('jo#4417!9', short, common)).toBeUndefined();
    expect(passwordWeakness('Jo-514-555-0199', short, common)).toBe('password_personal');
  });
});
