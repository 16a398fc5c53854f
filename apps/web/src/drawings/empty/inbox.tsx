import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A letter with six digits, half out of its envelope. */
export const InboxDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} margin={48} {...props}>
    <path className={inks.shade} d="M48 86L70 68V95.8zM192 86L170 68V95.8z" />
    <path className={inks.accent} d="M72 16h96v80.7L120 118L72 96.7Z" />
    <path
      className={inks.onAccent}
      d="M84 60h9v18h-9zM96 60h9v18h-9zM108 60h9v18h-9zM123 60h9v18h-9zM135 60h9v18h-9zM147 60h9v18h-9zM84 36h44v6H84z"
    />
    <path className={inks.text} d="M48 90L120 122L192 90V164H48z" />
  </Drawing>
);
