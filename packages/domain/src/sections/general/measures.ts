const CENTIMETRES_PER_INCH = 2.54;
const POUNDS_PER_KILOGRAM = 2.2046226218;
const INCHES_PER_FOOT = 12;

/** A height as stored: feet, and the inches above them. */
export interface Height {
  readonly feet: number;
  readonly inches: number;
}

/** Rounds to the nearest inch, which is stored for a metric height. */
export const heightOf = (centimetres: number): Height => {
  const inches = Math.round(centimetres / CENTIMETRES_PER_INCH);
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
};

/** In whole centimetres. */
export const centimetresOf = ({ feet, inches }: Height): number =>
  Math.round((feet * INCHES_PER_FOOT + inches) * CENTIMETRES_PER_INCH);

/** Rounds to the nearest pound, which is stored for a metric weight. */
export const poundsOf = (kilograms: number): number => Math.round(kilograms * POUNDS_PER_KILOGRAM);

/** In whole kilograms. */
export const kilogramsOf = (pounds: number): number => Math.round(pounds / POUNDS_PER_KILOGRAM);
