import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A hurdle knocked over. */
export const ErrorDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} {...props}>
    <g transform="rotate(-24 52 156)">
      <path className={inks.text} d="M56 66h10v86H56zM154 66h10v86h-10zM44 150h34v8H44zM142 150h34v8h-34z" />
      <path className={inks.accent} d="M40 54h140v28H40z" />
      <path className={inks.text} d="M64 54h20l-14 28H50zM112 54h20l-14 28H98zM160 54h20l-14 28h-20z" />
    </g>
    <path className={inks.text} d="M12 156h216v4H12z" />
  </Drawing>
);
