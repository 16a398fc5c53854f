import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A magnifying glass over cards, with nobody in it. */
export const NoResultsDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} margin={16} {...props}>
    <path className={inks.faint} d="M16 36h56v92H16zM168 36h56v92h-56z" />
    <path
      className={inks.text}
      fillRule="evenodd"
      d="M120 32a50 50 0 0 1 0 100a50 50 0 0 1 0-100zM120 44a38 38 0 0 0 0 76a38 38 0 0 0 0-76z"
    />
    <path className={inks.accent} d="M152 125L164 113L204 153L192 165Z" />
    <path className={inks.shade} d="M92 82a28 28 0 0 1 28-28v6a22 22 0 0 0-22 22z" />
  </Drawing>
);
