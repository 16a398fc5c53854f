import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A pass on its lanyard that nobody has been given yet. */
export const NoLinksDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} margin={72} {...props}>
    <path className={inks.accent} d="M84 0h12l24 46l24-46h12l-30 58h-12z" />
    <path
      className={inks.text}
      fillRule="evenodd"
      d="M82 58h76a10 10 0 0 1 10 10v90a10 10 0 0 1-10 10H82a10 10 0 0 1-10-10V68a10 10 0 0 1 10-10zM106 66v8h28v-8zM120 84a15 15 0 0 0 0 30a15 15 0 0 0 0-30zM92 144h56c0-16-12-24-28-24s-28 8-28 24zM92 150v6h56v-6z"
    />
  </Drawing>
);
