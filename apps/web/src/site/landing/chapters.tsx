import { Tools } from './tools/tools.tsx';
import { Vision } from './vision.tsx';
import { WhoSeesWhat } from './who-sees-what.tsx';

/** The static parts of the landing page. */
export const Chapters = () => (
  <>
    <Vision />
    <Tools />
    <WhoSeesWhat />
  </>
);
