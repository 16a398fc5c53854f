import { inks } from './inks.ts';
import { lettering } from './lettering.ts';

const { gold, half, ink, inkLine, paper } = inks;

export interface CertificateWords {
  /** All in capitals. */
  readonly from: string;
  readonly title: string;
  readonly subtitle: string;
  readonly name: string;
  readonly year: string;
  /** Says that nobody awarded it. */
  readonly fictional: string;
}

const leaf = (angle: number): string =>
  `<path transform="rotate(${angle}) translate(0 -35) rotate(-50)" d="M0 -13Q9 0 0 13Q-9 0 0 -13Z"/>`;

const branch = [50, 75, 100, 125, 150].map(leaf).join('');

/** The podium in a laurel. */
const seal = `
  <g transform="translate(200 204)">
    <g ${gold}>${branch}<g transform="scale(-1 1)">${branch}</g></g>
    <circle ${ink} r="24"/>
    <path ${gold} d="M-6 12V-6L0 -14L6 -6V12Z"/>
    <path ${paper} d="M-16 4H-8V12H-16ZM8 0H16V12H8Z"/>
  </g>`;

/** A certificate on a grid of 400 by 280. */
export const certificate = ({ from, title, subtitle, name, year, fictional }: CertificateWords): string => {
  const line = (text: string, y: number, height: number, weight: number) =>
    lettering(inkLine, { text, x: 200, y, height, weight });
  return `
  <path ${paper} d="M0 0h400v280H0z"/>
  <path ${gold} d="M0 0H64L0 64ZM400 280H336L400 216Z"/>
  <path ${half} d="M0 64L64 0H32L0 32ZM400 216L336 280H368L400 248Z"/>
  <path ${inkLine} stroke-width="1.5" d="M12 12H388V268H12Z"/>
  ${line(from, 34, 7, 0.9)}
  ${line(title, 60, 14, 1.3)}
  ${line(subtitle, 86, 7, 0.9)}
  <path ${gold} d="M170 102H230V105H170Z"/>
  ${line(name, 118, 12, 1)}
  ${line(year, 140, 7, 0.9)}
  ${seal}
  ${line(fictional, 254, 4, 0.7)}`;
};
