import type { ExhibitGroup } from '../exhibit.ts';
import { Badges, Banners, Checklists, CopyFields, Dots, Empties, Offline, Skeletons } from './notices.tsx';
import { Bars, Rings } from './progress.tsx';

export const feedback: ExhibitGroup = {
  exhibits: [
    { name: 'ProgressRing', Component: Rings },
    { name: 'ProgressBar', Component: Bars },
    { name: 'Banner', Component: Banners },
    { name: 'Badge', Component: Badges },
    { name: 'StatusDot', Component: Dots },
    { name: 'EmptyState', Component: Empties },
    { name: 'OfflineState', Component: Offline },
    { name: 'Skeleton', Component: Skeletons },
    { name: 'Checklist', Component: Checklists },
    { name: 'CopyField', Component: CopyFields },
  ],
};
