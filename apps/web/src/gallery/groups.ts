import { actions } from './actions/exhibits.tsx';
import type { ExhibitGroup } from './exhibit.ts';
import { feedback } from './feedback/exhibits.tsx';
import { navigation } from './navigation/exhibits.tsx';

export const groups: readonly ExhibitGroup[] = [actions, feedback, navigation];

export const groupNamed = (name: string): ExhibitGroup | undefined => groups.find((group) => group.name === name);
