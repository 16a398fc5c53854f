/** The look of a list that opens under a control, shared by the menu and the combobox. */
export const panel = {
  bg: 'surface.raised',
  color: 'fg',
  border: 'line',
  borderRadius: 'control',
  padding: '1',
  outline: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxHeight: 'min(22rem, var(--available-height))',
  zIndex: 'menu',
  _open: { animation: 'unfold {durations.control} {easings.standard}' },
  _closed: { animation: 'fold 150ms {easings.standard}' },
} as const;

export const panelItem = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: 'control',
  px: '3',
  py: '2',
  borderRadius: '0.25rem',
  lineHeight: 'snug',
  textAlign: 'start',
  color: 'fg',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  _highlighted: { bg: 'accent.subtle', boxShadow: 'inset 3px 0 0 var(--colors-accent-line)' },
  _disabled: { opacity: '0.5', cursor: 'not-allowed' },
  '@media (forced-colors: active)': {
    '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
} as const;
