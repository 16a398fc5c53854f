/** The layer that covers the page behind a dialog or a sheet. */
export const backdrop = {
  position: 'fixed',
  inset: '0',
  bg: 'scrim',
  zIndex: 'sheet',
  _open: { animation: 'appear {durations.panel} {easings.standard}' },
  _closed: { animation: 'vanish 200ms {easings.standard}' },
} as const;

/** The cross that closes a dialog, a sheet or a toast. */
export const cross = {
  width: 'control',
  height: 'control',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'control',
  color: 'fg.muted',
  cursor: 'pointer',
} as const;
