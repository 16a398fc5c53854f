import type { ExhibitGroup } from '../exhibit.ts';
import { Badges, Banners, Checklists, CopyFields, Dots, Empties, Skeletons } from './notices.tsx';
import { Bars, Rings } from './progress.tsx';

export const feedback: ExhibitGroup = {
  exhibits: [
    { name: 'ProgressRing', Shown: Rings },
    { name: 'ProgressBar', Shown: Bars },
    { name: 'Banner', Shown: Banners },
    { name: 'Badge', Shown: Badges },
    { name: 'StatusDot', Shown: Dots },
    { name: 'EmptyState', Shown: Empties },
    { name: 'Skeleton', Shown: Skeletons },
    { name: 'Checklist', Shown: Checklists },
    { name: 'CopyField', Shown: CopyFields },
  ],
};
