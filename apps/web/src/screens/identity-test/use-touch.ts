import { useHydrated } from '@palmares/ui';

/** True once the page knows that a finger is what mostly points on this device. */
export const useTouch = (): boolean => useHydrated() && matchMedia('(pointer: coarse)').matches;
