import type { ExhibitGroup } from '../exhibit.ts';
import { resultExhibits } from './result-exhibits.tsx';
import { testExhibits } from './test-exhibits.tsx';

export const identity: ExhibitGroup = { exhibits: [...testExhibits, ...resultExhibits] };
