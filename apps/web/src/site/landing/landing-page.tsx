import { GoPro } from './go-pro.tsx';
import { Hero } from './hero.tsx';
import { LastWord } from './last-word.tsx';
import { Organizations } from './organizations.tsx';
import { Tools } from './tools/tools.tsx';
import { Vision } from './vision.tsx';
import { WhoSeesWhat } from './who-sees-what.tsx';

export const LandingPage = ({ currency }: { readonly currency: string }) => (
  <>
    <Hero />
    <Vision />
    <Tools />
    <WhoSeesWhat />
    <GoPro currency={currency} />
    <Organizations />
    <LastWord />
  </>
);
