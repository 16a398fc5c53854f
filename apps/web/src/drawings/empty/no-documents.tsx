import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A report card with its seal, before another sheet. */
export const NoDocumentsDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} margin={60} {...props}>
    <path className={inks.shade} d="M84 12h96v120h-12V24H84z" />
    <path className={inks.text} d="M60 32h72l28 28v112H60z" />
    <path className={inks.cut} d="M132 32L160 60H132ZM76 72h48v8H76zM76 92h68v8H76zM76 112h68v8H76z" />
    <path className={inks.accent} d="M122 132Q148 138 148 164Q122 158 122 132Z" />
  </Drawing>
);
