import type { ExhibitGroup } from '../exhibit.ts';
import { Accordions, Avatars, Tables, Timelines, Videos } from './contents.tsx';
import { Cards, Pages, Texts } from './pages.tsx';
import { Articles, ReadMores, Settings, Stats } from './reading.tsx';

export const layout: ExhibitGroup = {
  exhibits: [
    { name: 'Page, Section', Component: Pages },
    { name: 'heading, text', Component: Texts },
    { name: 'Card', Component: Cards },
    { name: 'prose', Component: Articles },
    { name: 'ReadMore', Component: ReadMores },
    { name: 'Stat', Component: Stats },
    { name: 'SettingsRow', Component: Settings },
    { name: 'Accordion', Component: Accordions },
    { name: 'DataTable', Component: Tables },
    { name: 'Timeline', Component: Timelines },
    { name: 'Avatar', Component: Avatars },
    { name: 'VideoFacade', Component: Videos },
  ],
};
