import { Drawing, type DrawingProps } from './drawing.tsx';
import { identityInks, inks } from './inks.ts';

const { red, blue, green, yellow } = identityInks;

/** The four results of the Identity test, of nobody: seven masks, four colors, four learning styles, and grit. */
export const ResultsDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} margin={17} {...props}>
    <path className={inks.faint} d="M76 24L122.9 46.6L134.5 97.4L102 138H50L17.5 97.4L29.1 46.6Z" />
    <path className={inks.faint} d="M76 54L99.5 65.3L105.3 90.7L89 111H63L46.8 90.7L52.6 65.3Z" />
    <path className={inks.accent} d="M76 39L97.1 67.2L131.6 96.7L89 111L60.4 116.4L52.6 89.3L43.2 57.8Z" />
    <path className={green.solid} d="M156 28H186V48H156Z" />
    <path className={red.solid} d="M188 28H206V48H188Z" />
    <path className={yellow.solid} d="M208 28H219V48H208Z" />
    <path className={blue.solid} d="M221 28H228V48H221Z" />
    <path className={inks.text} d="M156 68H228V77H156Z" />
    <path className={inks.shade} d="M156 81H192V90H156ZM156 94H180V103H156ZM156 107H172V116H156Z" />
    <path className={inks.faint} d="M156 138H228V146H156Z" />
    <path className={inks.text} d="M156 138H206V146H156ZM206 128Q217 142 206 156Q195 142 206 128Z" />
  </Drawing>
);
