import { useEffect } from 'react';

/** Marks the app as started, and removes the old-browser notice. */
export const useStarted = (): void => {
  useEffect(() => {
    document.documentElement.setAttribute('data-started', '');
    document.querySelector('[data-too-old]')?.remove();
  }, []);
};
