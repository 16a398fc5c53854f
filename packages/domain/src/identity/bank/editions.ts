import type { Language } from '../../kernel/language.ts';
import { type Bank, bankAmong } from '../bank-shape.ts';
import { en } from './2026-11/en.ts';
import { frCa } from './2026-11/fr-ca.ts';
import { replaced } from './2026-11/replaced.ts';
import { type Edition, editionBefore, type TextsById } from './edition.ts';
import { newest } from './newest.ts';

/** The edition of new attempts first. An older one stays while attempts begun with it may run, be rescored or be shown. */
const editions: readonly Edition[] = [
  newest,
  editionBefore(newest, { version: '2026-11', replaced, texts: { en, 'fr-ca': frCa } }),
];

export const banks: readonly Bank[] = editions;

/** The bank with which an attempt began. */
export const bankOf = (attempt: { readonly bank: string }): Bank => bankAmong(banks, attempt);

/** Every text of the bank with which an attempt began, by the id of its item, choice or statement. No tag goes with them. */
export const textsOf = (attempt: { readonly bank: string }, language: Language): TextsById =>
  bankAmong(editions, attempt).texts[language];
