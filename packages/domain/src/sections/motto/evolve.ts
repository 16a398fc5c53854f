import type { MottoEvent } from './events.ts';
import type { Motto } from './fields.ts';

export const evolveMotto = (_before: Motto, { data }: MottoEvent): Motto => data;
