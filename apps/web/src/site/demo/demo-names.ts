import { type DemoName, demoNames } from '../../i18n/demo-pages.ts';

export const isDemoName = (text: string): text is DemoName => demoNames.some((name) => name === text);

export const otherDemo = (name: DemoName): DemoName => (name === 'nora' ? 'jade' : 'nora');

/** Names beside the portfolios, whose data only the server has. */
export const demoFirstNames: Readonly<Record<DemoName, string>> = { nora: 'Nora', jade: 'Jade' };
export const demoFullNames: Readonly<Record<DemoName, string>> = { nora: 'Nora Whitcombe', jade: 'Jade Pelletier-Roy' };
