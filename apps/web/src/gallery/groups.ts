import { actions } from './actions/exhibits.tsx';
import type { ExhibitGroup } from './exhibit.ts';

export const groups: readonly ExhibitGroup[] = [actions];

export const groupNamed = (name: string): ExhibitGroup | undefined => groups.find((group) => group.name === name);
