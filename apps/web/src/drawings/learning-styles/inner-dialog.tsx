import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** Words inside a head: learns by talking it through with oneself. */
export const InnerDialogDrawing = ({ size = 48, ...props }: DrawingProps) => (
  <Drawing width={48} height={48} size={size} {...props}>
    <path
      className={inks.text}
      fillRule="evenodd"
      d="M41 46V38C44.5 34 46.5 28 46.5 22C46.5 10 37.5 2 26.5 2C15.5 2 8.5 9 8 19L3.5 27Q3 29 5 29.5H8V36Q8 40.5 12.5 40.5H18V46ZM17 10H36A3 3 0 0 1 39 13V22A3 3 0 0 1 36 25H28L22 31V25H17A3 3 0 0 1 14 22V13A3 3 0 0 1 17 10ZM18.5 15.5V19.5H22.5V15.5ZM24.5 15.5V19.5H28.5V15.5ZM30.5 15.5V19.5H34.5V15.5Z"
    />
  </Drawing>
);
