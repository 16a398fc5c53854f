import { randomBytes } from 'node:crypto';

export type IdPrefix = 'cus' | 'cs_test' | 'sub' | 'si' | 'in' | 'inpay' | 'pi' | 'ch' | 're' | 'evt' | 'bps' | 'req';

export const newId = (prefix: IdPrefix): string => `${prefix}_${randomBytes(12).toString('hex')}`;
