import { Tools } from './tools/tools.tsx';
import { Vision } from './vision.tsx';
import { WhoSeesWhat } from './who-sees-what.tsx';

/** The parts of the landing page that need no script. */
export const Chapters = () => (
  <>
    <Vision />
    <Tools />
    <WhoSeesWhat />
  </>
);
