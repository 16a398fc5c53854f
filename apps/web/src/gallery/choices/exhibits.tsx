import type { ExhibitGroup } from '../exhibit.ts';
import { cardExhibits } from './card-exhibits.tsx';
import { listExhibits } from './list-exhibits.tsx';

export const choices: ExhibitGroup = { exhibits: [...listExhibits, ...cardExhibits] };
