import type { Language } from '@palmares/domain/kernel';
import { pageSize, pdfPage, pdfText } from './pdf.ts';

export interface ReportCard {
  readonly language: Language;
  readonly school: string;
  readonly title: string;
  readonly athlete: string;
  readonly program: string;
  readonly headings: readonly [course: string, mark: string, group: string];
  readonly courses: readonly (readonly [course: string, mark: string, group: string])[];
  readonly total: readonly [label: string, mark: string];
  /** Says that no school made it. */
  readonly fictional: string;
}

const LEFT = 60;
const RIGHT = pageSize.width - LEFT;
const MARK = 400;
const GROUP = 480;
const FIRST_ROW = 530;
const ROW = 34;

const INK = '0.1 0.09 0.07 rg';
const GOLD = '1 0.82 0.1 rg';
const LINE = '0.87 0.84 0.78 rg';

const box = (color: string, x: number, y: number, width: number, height: number): string =>
  `${color} ${x} ${y} ${width} ${height} re f`;

/** A leaf as on the site's drawings: two arcs that meet in two points. */
const leaf = `${INK} 528 696 m 552 718 552 746 528 768 c 504 746 504 718 528 696 c f`;

const rowOf = ([course, mark, group]: ReportCard['headings'], y: number, bold: boolean): readonly string[] => [
  pdfText({ text: course, x: LEFT, y, size: 12, bold }),
  pdfText({ text: mark, x: MARK, y, size: 12, bold: true }),
  pdfText({ text: group, x: GROUP, y, size: 12, bold }),
];

/** A report card as a PDF of one page. */
export const reportCard = (card: ReportCard): Buffer => {
  const { school, title, athlete, program, headings, courses, total } = card;
  const last = FIRST_ROW - courses.length * ROW;
  return pdfPage(card.language, [
    box(GOLD, 0, 672, pageSize.width, 120),
    leaf,
    INK,
    pdfText({ text: school, x: LEFT, y: 742, size: 13 }),
    pdfText({ text: title, x: LEFT, y: 708, size: 24, bold: true }),
    pdfText({ text: athlete, x: LEFT, y: 630, size: 16, bold: true }),
    pdfText({ text: program, x: LEFT, y: 608, size: 12 }),
    ...rowOf(headings, FIRST_ROW + ROW, true),
    ...courses.flatMap((course, index) => {
      const y = FIRST_ROW - index * ROW;
      return [box(LINE, LEFT, y + 22, RIGHT - LEFT, 1), INK, ...rowOf(course, y, false)];
    }),
    box(INK, LEFT, last + 22, RIGHT - LEFT, 2),
    ...rowOf([...total, ''], last - 4, true),
    pdfText({ text: card.fictional, x: LEFT, y: 60, size: 9 }),
  ]);
};
