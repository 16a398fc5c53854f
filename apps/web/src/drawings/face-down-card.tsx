import { useId } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { inks } from './inks.ts';

/** The back of a player card: laurel leaves in a paper border, and the podium of the mark. */
export const FaceDownCardDrawing = (props: DrawingProps) => {
  const leaves = useId();
  return (
    <Drawing width={320} height={400} {...props}>
      <path className={inks.ink} d="M0 0h320v400H0z" />
      <path className={inks.paper} d="M3 3h314v394H3z" />
      <path className={inks.ground} d="M16 16h288v368H16z" />
      <pattern id={leaves} x="16" y="16" width="48" height="46" patternUnits="userSpaceOnUse">
        <path className={inks.half} d="M4 42Q4 14 26 4Q26 32 4 42Z" />
        <path className={inks.half} d="M44 42Q44 26 32 18Q30 34 44 42Z" />
      </pattern>
      <path fill={`url(#${leaves})`} d="M16 16h288v368H16z" />
      <path className={inks.ink} d="M160 66L272 200L160 334L48 200Z" />
      <path className={inks.paper} d="M139 218h42v62h-42zM89 250h46v30H89zM185 262h46v18h-46z" />
      <path className={inks.half} d="M160 218h21v62h-21zM112 250h23v30h-23zM208 262h23v18h-23z" />
      <path
        className={inks.accent}
        d="M155 210Q150 178 110 174Q118 208 155 210ZM165 210Q170 178 210 174Q202 208 165 210ZM156 172Q152 140 122 128Q124 164 156 172ZM164 172Q168 140 198 128Q196 164 164 172ZM160 142Q146 118 160 92Q174 118 160 142Z"
      />
    </Drawing>
  );
};
