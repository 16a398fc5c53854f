import type { IdentityExplanations } from '../../explanations.ts';
import { blue } from './blue.ts';
import { green } from './green.ts';
import { red } from './red.ts';
import { yellow } from './yellow.ts';

export const colors: IdentityExplanations['colors'] = { red, blue, green, yellow };
