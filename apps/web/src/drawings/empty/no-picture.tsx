import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A print with an athlete in outline, whose face is still to come. */
export const NoPictureDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} margin={60} {...props}>
    <path
      className={inks.text}
      fillRule="evenodd"
      d="M64 8h112v164H64zM74 18v106h92V18zM74 134v6h56v-6zM74 148v6h36v-6z"
    />
    <path className={inks.shade} d="M78 124C78 100 96 92 120 92s42 8 42 32z" />
    <path className={inks.text} d="M120 34c14 0 22 10 22 24s-9 28-22 28s-22-14-22-28s8-24 22-24z" />
    <path className={inks.accent} d="M138 160Q142 138 168 132Q166 158 138 160Z" />
  </Drawing>
);
