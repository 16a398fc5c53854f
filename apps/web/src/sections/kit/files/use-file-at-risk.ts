import { useEffect, useState } from 'react';
import { atRisk } from '../../../browser/at-risk.ts';

/** Warns before leaving while a file of this field is on its way. */
export const useFileAtRisk = (isUploading: boolean): void => {
  const [hold] = useState(() => atRisk.holder('file'));
  useEffect(() => {
    hold(isUploading);
    return () => hold(false);
  }, [hold, isUploading]);
};
