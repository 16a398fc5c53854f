import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A jersey without a number. */
export const NoSportsDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} margin={28} {...props}>
    <path className={inks.text} d="M120 50Q94 46 84 24L52 40L28 92L62 108L70 92V160H120Z" />
    <path className={inks.shade} d="M120 50Q146 46 156 24L188 40L212 92L178 108L170 92V160H120Z" />
    <path className={inks.accent} d="M120 76Q146 106 120 136Q94 106 120 76Z" />
  </Drawing>
);
