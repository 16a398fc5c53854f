import { useEffect, useState } from 'react';

/** True once the browser is known to have a share sheet. */
export const useCanShare = (): boolean => {
  const [can, setCan] = useState(false);
  useEffect(() => setCan('share' in navigator), []);
  return can;
};
