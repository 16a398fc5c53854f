import { WifiOff } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';

/** The look of the line, which has no height unless it has `data-offline`. */
export const offlineLine = css({
  display: 'flex',
  '&[data-offline]': {
    // In the rail, the number of waiting changes may need a line of its own.
    flexWrap: { lg: 'wrap' },
    alignItems: 'center',
    justifyContent: { base: 'center', lg: 'flex-start' },
    columnGap: '2',
    minHeight: '[var(--offline-line)]',
    px: { lg: '3' },
    paddingBlock: { lg: '1' },
    bg: 'surface',
    borderBlockEnd: 'line',
    borderRadius: { lg: 'control' },
    color: 'fg.muted',
    fontSize: 'label',
    lineHeight: 'snug',
    marginBlockEnd: { lg: '2' },
  },
});

export const offlineState = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  color: 'fg',
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
});

export const OfflineWords = () => (
  <>
    <WifiOff aria-hidden size={16} />
    <span>{m.offline_line()}</span>
  </>
);
