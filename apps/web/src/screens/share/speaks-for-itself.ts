import { type Language, languages } from '@palmares/domain/kernel';
import { metricKinds, unitSymbol, unitsOf } from '@palmares/domain/sections';
import { isShortFigure } from '@palmares/domain/shared-portfolio';

const symbolsIn = (language: Language): readonly string[] =>
  metricKinds
    .flatMap(unitsOf)
    .map((unit) => unitSymbol(unit, language))
    .filter((symbol) => /[\p{L}%]/u.test(symbol));

const unit = [...new Set(languages.flatMap(symbolsIn)), 'lbs', 'sec', 'min', 'h'].join('|');

/** `1.78 m`, `6 ft 2 in`, `93%` */
const measured = new RegExp(`^[.,]?(?:\\d[\\d\\s.,]*(?:${unit})\\s*)+$`, 'u');
/** `1:02.84` */
const clock = /\d:\d\d/u;
/** `20′ 3.5″` */
const feetOrMinutes = /^\d[\d.,]*\s?['’′"”″]/u;
/** `.931`, `18.4 pts` */
const decimal = /^\d*[.,]\d+(?!\S)/u;
/** `10,000`: a comma or a dot before three digits may only group them. */
const grouped = /^[1-9]\d{0,2}[.,]\d{3}(?!\S)/u;

/** True if a short number says what it is without its label, as a height, a time or an average does, but not "62" or "1st". */
export const speaksForItself = (value: string): boolean => {
  if (!isShortFigure(value)) return false;
  if ([measured, clock, feetOrMinutes].some((pattern) => pattern.test(value))) return true;
  return decimal.test(value) && !grouped.test(value);
};
