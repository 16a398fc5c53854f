import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A shot gone wide: the net is there, the ball is not in it. */
export const NotFoundDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} margin={12} {...props}>
    <path className={inks.faint} d="M60 64h112v92H60z" />
    <path
      className={inks.line}
      strokeWidth="2"
      opacity="0.4"
      d="M60 84L132 156M60 124L92 156M80 64L172 156M120 64L172 116M160 64L172 76M172 84L100 156M172 124L140 156M152 64L60 156M112 64L60 116M72 64L60 76"
    />
    <path className={inks.text} d="M52 56h128v100h-8V64H60v92h-8z" />
    <path className={inks.text} d="M206 126a16 16 0 0 1 0 32a16 16 0 0 1 0-32z" />
    <path className={inks.accent} d="M206 131a11 11 0 0 1 0 22a11 11 0 0 1 0-22z" />
    <path className={inks.text} d="M12 156h216v4H12z" />
  </Drawing>
);
