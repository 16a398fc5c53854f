import type { ExhibitGroup } from '../exhibit.ts';
import { cropExhibits } from './crop-exhibits.tsx';
import { figureExhibits } from './figure-exhibits.tsx';
import { fileExhibits } from './file-exhibits.tsx';
import { textExhibits } from './text-exhibits.tsx';

export const forms: ExhibitGroup = { exhibits: [...textExhibits, ...figureExhibits, ...fileExhibits, ...cropExhibits] };
