import { Drawing, type DrawingProps } from './drawing.tsx';
import { inks } from './inks.ts';

/** The athlete’s own phone, with the card on it. */
const AthletePhone = (props: DrawingProps) => (
  <Drawing width={48} height={48} {...props}>
    <path className={inks.text} d="M12 2h24v44H12z" />
    <path className={inks.cut} d="M15 7h18v34H15z" />
    <path className={inks.accent} d="M17 9h14v16H17z" />
    <path className={inks.onAccent} d="M24 11a3.6 3.6 0 0 1 0 7.2a3.6 3.6 0 0 1 0-7.2zM18 25c0-8 12-8 12 0z" />
    <path className={inks.text} d="M17 28h12v3H17z" />
    <path className={inks.shade} d="M17 33h14v2H17zM17 37h9v2h-9z" />
  </Drawing>
);

/** A coach’s clipboard, with the same card on it. */
const CoachClipboard = (props: DrawingProps) => (
  <Drawing width={48} height={48} {...props}>
    <path className={inks.text} d="M8 6h32v40H8z" />
    <path className={inks.cut} d="M12 13h24v29H12z" />
    <path className={inks.text} d="M17 2h14v9H17z" />
    <path className={inks.accent} d="M15 16h9v11h-9z" />
    <path className={inks.text} d="M27 16h6v3h-6z" />
    <path className={inks.shade} d="M27 21h6v2h-6zM27 25h6v2h-6zM15 31h18v2H15zM15 35h12v2H15z" />
  </Drawing>
);

/** A magnifying glass that has found nothing. */
const EmptyGlass = (props: DrawingProps) => (
  <Drawing width={48} height={48} {...props}>
    <path
      className={inks.shade}
      fillRule="evenodd"
      d="M20 4a16 16 0 0 1 0 32a16 16 0 0 1 0-32zM20 9a11 11 0 0 0 0 22a11 11 0 0 0 0-22z"
    />
    <path className={inks.shade} d="M30.5 34L34 30.5L46 42.5L42.5 46z" />
  </Drawing>
);

/** The people who may or may not see a portfolio. */
export const readerDrawings = { athlete: AthletePhone, coach: CoachClipboard, everyone: EmptyGlass };
