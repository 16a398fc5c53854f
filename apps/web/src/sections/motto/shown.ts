import type { Motto } from '@palmares/domain/sections/motto/fields';

export const showMotto = ({ motto, explanation }: Motto): Motto => ({ motto, explanation });
