import { defineTextStyles } from '@pandacss/dev';

/** Wide and heavy for names and numbers, normal for text; capitals only in `label`. */
export const textStyles = defineTextStyles({
  display: {
    value: {
      fontSize: 'display',
      fontWeight: 'black',
      fontStretch: '118%',
      lineHeight: 'tight',
      letterSpacing: 'tight',
    },
  },
  heading: {
    value: {
      fontSize: 'heading',
      fontWeight: 'extrabold',
      fontStretch: '114%',
      lineHeight: '1.08',
      letterSpacing: 'tight',
    },
  },
  /** The title of an app page: 26 to 28 px, so that it does not dominate the text below. */
  page: {
    value: {
      fontSize: 'clamp(1.625rem, 1.55rem + 0.35vw, 1.75rem)',
      fontWeight: 'extrabold',
      fontStretch: '112%',
      lineHeight: '1.12',
      letterSpacing: 'tight',
    },
  },
  title: {
    value: { fontSize: 'title', fontWeight: 'bold', fontStretch: '108%', lineHeight: 'snug', letterSpacing: '-0.01em' },
  },
  lead: { value: { fontSize: 'lead', fontWeight: 'regular', lineHeight: '1.45' } },
  body: { value: { fontSize: 'body', fontWeight: 'regular', lineHeight: 'body' } },
  label: {
    value: {
      fontSize: 'label',
      fontWeight: 'semibold',
      fontStretch: '104%',
      lineHeight: 'snug',
      letterSpacing: 'label',
      textTransform: 'uppercase',
    },
  },
  number: {
    value: {
      fontSize: 'heading',
      fontWeight: 'extrabold',
      fontStretch: '118%',
      lineHeight: 'tight',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});
