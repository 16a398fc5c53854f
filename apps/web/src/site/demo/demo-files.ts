import type { DemoFileSections } from '@palmares/domain/demo';
import type { FileAddress } from '@palmares/domain/shared-portfolio';
import type { DemoName } from '../../i18n/demo-pages.ts';

/** Sections with files, whose ids name the files in `public/demo`. */
export const demoFiles: Readonly<Record<DemoName, DemoFileSections>> = {
  nora: {
    'profile-picture': () => ({ fileId: 'nora', crop: null, cardCrop: null }),
    'academic-documents': () => ({
      documents: [
        { id: 'nora-report-card.pdf', name: 'Report card, Grade 11', type: 'application/pdf', bytes: 2373, pages: 1 },
        { id: 'nora-honour-roll.png', name: 'Honour roll, Grade 11', type: 'image/png', bytes: 20_509, pages: null },
      ],
    }),
  },
  jade: {
    'profile-picture': () => ({ fileId: 'jade', crop: null, cardCrop: null }),
    'academic-documents': () => ({
      documents: [
        { id: 'jade-releve.pdf', name: 'Relevé de notes', type: 'application/pdf', bytes: 2436, pages: 1 },
        { id: 'jade-bourse.png', name: 'Bourse de persévérance', type: 'image/png', bytes: 24_064, pages: null },
      ],
    }),
  },
};

const names = { medium: '480', large: '960', 'card-medium': 'card-480', 'card-large': 'card-960' } as const;

export const demoFileAddress: FileAddress = (fileId, size) =>
  size === 'document' ? `/demo/${fileId}` : `/demo/${fileId}-${names[size]}.webp`;
