import { defineSlotRecipe } from '@pandacss/dev';

export const avatarRecipe = defineSlotRecipe({
  className: 'avatar',
  slots: ['root', 'initials', 'picture'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: '0',
      overflow: 'hidden',
      bg: 'surface.raised',
      color: 'fg',
      border: 'strong',
      borderRadius: 'round',
      userSelect: 'none',
    },
    initials: { fontWeight: 'extrabold', fontStretch: '108%', lineHeight: '1', letterSpacing: 'tight' },
    picture: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      objectFit: 'cover',
      bg: 'surface.raised',
    },
  },
  variants: {
    size: {
      sm: { root: { width: '8', height: '8' }, initials: { fontSize: 'label' } },
      md: { root: { width: 'control', height: 'control' }, initials: { fontSize: 'body' } },
      lg: { root: { width: '16', height: '16' }, initials: { fontSize: 'lead' } },
      xl: { root: { width: '8rem', height: '8rem' }, initials: { fontSize: 'heading' } },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: ['*'],
});
