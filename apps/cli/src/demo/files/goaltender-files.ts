import { schoolYearEnd } from '@palmares/domain/demo';
import { goaltenderPortrait } from '@palmares/domain/demo/portraits';
import { certificate } from './certificate.ts';
import type { DemoFiles } from './demo-files.ts';
import { drawnAsPng } from './draw.ts';
import { cropsOf, portraitPicture } from './portrait.ts';
import { reportCard } from './report-card.ts';

/** The documents are from the school year before the current one, which has ended on any day. */
export const goaltenderFiles = (at: Date): DemoFiles => {
  const year = schoolYearEnd(at) - 1;
  return {
    picture: {
      fileName: 'nora-in-goal.png',
      ...cropsOf({ square: { left: 0, top: 20, side: 320 }, cardTop: 20 }),
      bytes: () => portraitPicture(goaltenderPortrait),
    },
    documents: [
      {
        fileName: 'report-card-grade-11.pdf',
        name: `Report card, Grade 11, June ${year}`,
        bytes: async () =>
          reportCard({
            language: 'en',
            school: 'Hillcrest Heights High School',
            title: `Report card, June ${year}`,
            athlete: 'Nora Whitcombe',
            program: 'Grade 11',
            headings: ['Course', 'Mark', 'Median'],
            courses: [
              ['English', '88', '76'],
              ['Functions', '93', '74'],
              ['Data management', '94', '77'],
              ['Chemistry', '90', '73'],
              ['Biology', '91', '75'],
              ['Kinesiology', '90', '80'],
            ],
            total: ['Average', '91'],
            fictional: 'A fictional document, made for the demo of Palmarès.',
          }),
      },
      {
        fileName: 'honour-roll.png',
        name: `Honour roll, ${year - 1}–${year}`,
        bytes: () =>
          drawnAsPng({
            svg: certificate({
              from: 'HILLCREST HEIGHTS HIGH SCHOOL',
              title: 'HONOUR ROLL',
              subtitle: 'GRADE 11, AVERAGE OF 91',
              name: 'NORA WHITCOMBE',
              year: `${year - 1}–${year}`,
              fictional: 'FICTIONAL, MADE FOR THE DEMO OF PALMARÈS',
            }),
            width: 400,
            height: 280,
            scale: 4,
          }),
      },
    ],
  };
};
