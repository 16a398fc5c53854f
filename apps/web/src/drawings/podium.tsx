import { Drawing, type DrawingProps } from './drawing.tsx';
import { inks } from './inks.ts';

/** The podium of an empty portfolio, its laurel grown. */
export const PodiumDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} {...props}>
    <path className={inks.text} d="M94 92h52v64H94z" />
    <path className={inks.shade} d="M40 116h50v40H40zM150 128h50v28h-50z" />
    <path className={inks.text} d="M117.5 92V40h5v52z" />
    <path
      className={inks.accent}
      d="M118 86Q110 60 78 58Q86 84 118 86ZM122 86Q130 60 162 58Q154 84 122 86ZM118 60Q110 34 78 32Q86 58 118 60ZM122 60Q130 34 162 32Q154 58 122 60ZM120 40Q108 22 120 4Q132 22 120 40Z"
    />
    <path className={inks.text} d="M12 156h216v4H12z" />
  </Drawing>
);
