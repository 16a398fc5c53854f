import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A coach's whistle on its lanyard. */
export const NoContactsDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} margin={36} {...props}>
    <path className={inks.shade} d="M170 84L206 16L216 21L180 90ZM160 80L142 16L153 13L171 77Z" />
    <path className={inks.text} d="M140 76A42 42 0 1 1 98 118V104H36V76Z" />
    <path className={inks.cut} d="M84 76h24v12H84z" />
    <path className={inks.accent} d="M140 94Q164 118 140 142Q116 118 140 94Z" />
  </Drawing>
);
