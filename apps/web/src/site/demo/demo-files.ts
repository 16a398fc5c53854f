import type { DemoFileSections } from '@palmares/domain/demo';
import type { FileAddress } from '@palmares/domain/public-view';
import type { DemoName } from './demo-names.ts';

const documents = {
  nora: [
    { id: 'nora-report-card.pdf', name: 'Report card, Grade 11', type: 'pdf', bytes: 2_369, pages: 1 },
    { id: 'nora-honour-roll.png', name: 'Honour roll, Grade 11', type: 'png', bytes: 20_000, pages: null },
  ],
} as const;
