import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** The cap of a graduate, its tassel a leaf. */
export const NoSchoolDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} margin={24} {...props}>
    <path className={inks.text} d="M120 28V116L24 72Z" />
    <path className={inks.shade} d="M120 28L216 72L120 116Z" />
    <path className={inks.text} d="M64 100L120 126V156Q84 154 64 136Z" />
    <path className={inks.shade} d="M176 100L120 126V156Q156 154 176 136Z" />
    <path className={inks.text} d="M198 80L206 76V116H198Z" />
    <path className={inks.accent} d="M202 112Q222 134 202 160Q182 134 202 112Z" />
  </Drawing>
);
