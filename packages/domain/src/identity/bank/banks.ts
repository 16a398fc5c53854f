import { type Bank, bankAmong } from '../bank-shape.ts';
import { bank } from './bank.ts';

/** The bank of new attempts first. An older one stays while attempts begun with it may run, be rescored or be shown. */
export const banks: readonly Bank[] = [bank];

/** The bank with which an attempt began. */
export const bankOf = (attempt: { readonly bank: string }): Bank => bankAmong(banks, attempt);
