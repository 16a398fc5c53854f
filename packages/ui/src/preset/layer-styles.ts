import { defineLayerStyles } from '@pandacss/dev';

export const layerStyles = defineLayerStyles({
  /**
   * Paints a dot on a space of wide `wordSpacing`, which vanishes where a line ends: no line begins or ends with it. Paper
   * leaves out backgrounds and needs a letter instead.
   */
  dot: {
    value: {
      background: 'radial-gradient(circle, currentColor 0.075em, transparent 0.105em)',
      _print: { background: 'none' },
    },
  },
});
