import type { ExhibitGroup } from '../exhibit.ts';
import { Accordions, Avatars, Tables, Timelines, Videos } from './contents.tsx';
import { Cards, Pages, Texts } from './pages.tsx';

export const layout: ExhibitGroup = {
  exhibits: [
    { name: 'Page, Section', Shown: Pages },
    { name: 'text', Shown: Texts },
    { name: 'Card', Shown: Cards },
    { name: 'Accordion', Shown: Accordions },
    { name: 'DataTable', Shown: Tables },
    { name: 'Timeline', Shown: Timelines },
    { name: 'Avatar', Shown: Avatars },
    { name: 'VideoFacade', Shown: Videos },
  ],
};
