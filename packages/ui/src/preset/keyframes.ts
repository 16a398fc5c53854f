import { defineKeyframes } from '@pandacss/dev';

export const keyframes = defineKeyframes({
  appear: { from: { opacity: '0' }, to: { opacity: '1' } },
  vanish: { from: { opacity: '1' }, to: { opacity: '0' } },
  rise: { from: { opacity: '0', transform: 'translateY(1rem)' }, to: { opacity: '1', transform: 'none' } },
  unmask: { from: { opacity: '0', transform: 'scale(0.8)' }, to: { opacity: '1', transform: 'none' } },
  sink: { from: { opacity: '1', transform: 'none' }, to: { opacity: '0', transform: 'translateY(1rem)' } },
  unfold: { from: { opacity: '0', transform: 'translateY(-0.5rem)' }, to: { opacity: '1', transform: 'none' } },
  fold: { from: { opacity: '1', transform: 'none' }, to: { opacity: '0', transform: 'translateY(-0.5rem)' } },
  breathe: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.45' } },
  fill: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
  travel: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
  ascend: { from: { transform: 'translateY(100%)' }, to: { transform: 'none' } },
  descend: { from: { transform: 'none' }, to: { transform: 'translateY(100%)' } },
  enterFromStart: { from: { opacity: '0', transform: 'translateX(-1rem)' }, to: { opacity: '1', transform: 'none' } },
  enterFromEnd: { from: { transform: 'translateX(100%)' }, to: { transform: 'none' } },
  leaveToEnd: { from: { transform: 'none' }, to: { transform: 'translateX(100%)' } },
});
