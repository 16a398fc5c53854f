import { Drawing, type DrawingProps } from '../drawing.tsx';
import { identityInks } from '../inks.ts';

const { solid, fold, sign } = identityInks.blue;

/** A plan, square upon square. The shape tells the color apart when the hue cannot. */
export const BlueDrawing = ({ size = 48, ...props }: DrawingProps) => (
  <Drawing width={48} height={48} size={size} {...props}>
    <path className={solid} d="M4 4H44V44H4Z" />
    <path className={fold} d="M24 4H44V44H24Z" />
    <path className={sign} fillRule="evenodd" d="M12 12H36V36H12ZM18 18V30H30V18Z" />
  </Drawing>
);
