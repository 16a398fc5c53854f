import type { Item } from '@palmares/domain/sections';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import type { ItemKind } from '../kit/item-kind.ts';
import { awardKind, performanceKind } from './item-kinds.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

/** The hint of the form's long text. */
const hintIn = async <I extends Item>({ loadForm, blank }: Required<Pick<ItemKind<I>, 'loadForm' | 'blank'>>) => {
  const Form = await loadForm();
  const html = renderToStaticMarkup(<Form item={blank()} edit={() => {}} errorOf={() => undefined} leave={() => {}} />);
  const described = /<textarea[^>]*aria-describedby="([^" ]+)/.exec(html)?.[1];
  return new RegExp(`id="${described}"[^>]*>([^<]*)<`).exec(html)?.[1];
};

it.each([
  ['en', /^Add the context\. Example: /, /^Say what you won it for\. Example: /],
  ['fr-ca', /^Mets en contexte\. Exemple\u00a0: /, /^Dis pourquoi tu l’as reçue\. Exemple\u00a0: /],
] as const)(
  'the description of a performance and of an award says what to write, in %s',
  async (language, performance, award) => {
    overwriteGetLocale(() => language);
    expect(await hintIn(performanceKind)).toMatch(performance);
    expect(await hintIn(awardKind)).toMatch(award);
  },
);
