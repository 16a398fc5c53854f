import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** Floodlights with a single one still lit: what you typed is still here. */
export const OfflineDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} margin={12} {...props}>
    <path
      className={inks.text}
      fillRule="evenodd"
      d="M60 20h120v60H60zM68 28v18h28V28zM106 28v18h28V28zM144 28v18h28V28zM68 54v18h28V54zM106 54v18h28V54zM144 54v18h28V54z"
    />
    <path
      className={inks.faint}
      d="M68 28h28v18H68zM106 28h28v18h-28zM144 28h28v18h-28zM106 54h28v18h-28zM144 54h28v18h-28z"
    />
    <path className={inks.accent} d="M68 54h28v18H68z" />
    <path className={inks.text} d="M108 80h8l-4 76h-12zM132 80h-8l4 76h12z" />
    <path className={inks.shade} d="M112 96h16v5H112zM111 116h18v5H111zM110 136h20v5H110z" />
    <path className={inks.text} d="M12 156h216v4H12z" />
  </Drawing>
);
