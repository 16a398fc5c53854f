import type { Motto } from './fields.ts';

export const mottoPublicView = ({ motto, explanation }: Motto): Motto => ({ motto, explanation });
