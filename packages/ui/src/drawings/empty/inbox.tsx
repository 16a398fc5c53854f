import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A letter with six digits, half out of its envelope. */
export const InboxDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} {...props}>
    <path className={inks.shade} d="M48 82L72 64V98zM192 82L168 64V98z" />
    <path className={inks.accent} d="M72 20h96v92l-48 34l-48-34z" />
    <path
      className={inks.onAccent}
      d="M84 60h9v18h-9zM96 60h9v18h-9zM108 60h9v18h-9zM123 60h9v18h-9zM135 60h9v18h-9zM147 60h9v18h-9zM84 36h44v6H84z"
    />
    <path className={inks.text} d="M48 86L120 138L192 86V164H48z" />
  </Drawing>
);
