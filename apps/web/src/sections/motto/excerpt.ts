import type { Motto } from '@palmares/domain/sections';

export const mottoExcerpt = ({ motto }: Motto): string => motto;
