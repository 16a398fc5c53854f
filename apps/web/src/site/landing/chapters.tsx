import { Tools } from './tools/tools.tsx';
import { Vision } from './vision.tsx';
import { WhoSeesWhat } from './who-sees-what.tsx';

/** What is read and not pressed. */
export const Chapters = () => (
  <>
    <Vision />
    <Tools />
    <WhoSeesWhat />
  </>
);
