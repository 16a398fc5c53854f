import type { ExhibitGroup } from '../exhibit.ts';
import { figureExhibits } from './figure-exhibits.tsx';
import { fileExhibits } from './file-exhibits.tsx';
import { textExhibits } from './text-exhibits.tsx';

export const forms: ExhibitGroup = { exhibits: [...textExhibits, ...figureExhibits, ...fileExhibits] };
