import type { ExhibitGroup } from '../exhibit.ts';
import { Bars, Rings } from './progress.tsx';

export const feedback: ExhibitGroup = {
  name: 'feedback',
  exhibits: [
    { name: 'ProgressRing', Shown: Rings },
    { name: 'ProgressBar', Shown: Bars },
  ],
};
