import { heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useEffect, useState } from 'react';
import { SCRAMBLE_STEP_MS, scrambled } from './scrambled.ts';

const hidden = css({ srOnly: true });

/** Returns the step that is shown; null when the animation is not running. */
const useStep = (last: number): number | null => {
  const [step, setStep] = useState<number | null>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let next = 0;
    const timer = setInterval(() => {
      if (next >= last) clearInterval(timer);
      setStep(next >= last ? null : next);
      next += 1;
    }, SCRAMBLE_STEP_MS);
    return () => clearInterval(timer);
  }, [last]);
  return step;
};

/** Animates letters to their places, one after the other. Screen readers read only the text. */
export const ScrambledTitle = ({ text }: { readonly text: string }) => {
  const step = useStep(text.length);
  return (
    <h1 className={heading({ size: 'display' })}>
      {step === null ? (
        text
      ) : (
        <>
          <span className={hidden}>{text}</span>
          <span aria-hidden>{scrambled(text, step)}</span>
        </>
      )}
    </h1>
  );
};
