import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A bag for work, its clasp closed. */
export const NoJobsDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} margin={36} {...props}>
    <path className={inks.text} d="M88 56V28h64v28h-12V40h-40v16Z" />
    <path className={inks.text} d="M36 56h168v44L120 116L36 100Z" />
    <path className={inks.shade} d="M36 108L120 124L204 108V160H36Z" />
    <path className={inks.accent} d="M120 96Q140 118 120 140Q100 118 120 96Z" />
  </Drawing>
);
