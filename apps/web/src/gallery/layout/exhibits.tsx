import type { ExhibitGroup } from '../exhibit.ts';
import { Accordions, Tables, Videos } from './contents.tsx';
import { Cards, Pages, Texts } from './pages.tsx';
import { Articles, ReadMores, Settings } from './reading.tsx';

export const layout: ExhibitGroup = {
  exhibits: [
    { name: 'Page, Section', Component: Pages },
    { name: 'heading, text', Component: Texts },
    { name: 'Card', Component: Cards },
    { name: 'prose', Component: Articles },
    { name: 'ReadMore', Component: ReadMores },
    { name: 'SettingsRow', Component: Settings },
    { name: 'Accordion', Component: Accordions },
    { name: 'DataTable', Component: Tables },
    { name: 'VideoFacade', Component: Videos },
  ],
};
