import { useEffect } from 'react';

/** Tells the lines that requested the page's scripts that they run, and takes back what the page has said meanwhile. */
export const useStarted = (): void => {
  useEffect(() => {
    document.documentElement.setAttribute('data-started', '');
    document.querySelector('[data-too-old]')?.remove();
  }, []);
};
