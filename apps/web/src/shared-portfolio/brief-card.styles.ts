import { css } from '@palmares/ui/styled-system/css';

// It follows its own width, never the screen's. Panda reads these names from this file only.
const sideBySide = '@container (min-width: 43rem)';
const littleRoom = '@container (max-width: 42.9375rem)';
const hardlyRoom = '@container (max-width: 18rem)';

/** The card on the athlete's own pages: smaller where there is little room, so that the next step is in view too. */
export const brief = css({
  '& > div': {
    '--smallest-name': '1.125rem',
    '--largest-name': 'clamp(1.125rem, 0.25rem + 7cqi, 3.75rem)',
    '--inset': '1rem',
    [sideBySide]: { '--inset': '1.5rem', '--picture': 'min(13rem, 26cqi)' },
    [littleRoom]: {
      '--name-room': 'calc(100cqi - 3 * var(--inset) - 5.125rem)',
      gridTemplateColumns: '[minmax(0, 1fr) auto]',
      gridTemplateAreas: '"words picture" "saying picture" "facts facts" "figures figures"',
    },
    [hardlyRoom]: { '--name-room': 'calc(100cqi - 3 * var(--inset) - 3.125rem)' },
  },
  [sideBySide]: { '& [data-line=figures] > p': { fontSize: 'lead', paddingBlock: '2' } },
  [littleRoom]: {
    '& [data-line=picture]': {
      width: '20',
      alignSelf: 'start',
      marginBlockStart: '4',
      marginInlineEnd: '4',
      aspectRatio: '[auto]',
      maxHeight: '[none]',
      bg: 'transparent',
      '& > *:not(a)': { height: 'auto', aspectRatio: '[1 / 1]', borderRadius: 'control' },
    },
    '& [data-line=saying]': { marginBlockStart: '2' },
    '& [data-line=greeting]': { fontSize: 'lead' },
    '& [data-line=description]': { display: 'none' },
    '& [data-line=facts]': { marginBlockStart: '2', fontSize: 'label' },
    '& [data-line=figures]': {
      marginBlockStart: '3',
      marginBlockEnd: '[calc(-1 * var(--inset))]',
      borderBlockEnd: 'none',
      '&:last-child': { marginBlockEnd: '0' },
    },
    '& [data-line=figures] > p': { fontSize: 'label' },
    '& [data-line=figures] dl > div': { paddingBlock: '2' },
    '& [data-line=figures] dt': { fontSize: 'label' },
    '& [data-line=figures] dt + dd': { fontSize: 'lead' },
  },
  // A column beside the fields.
  [hardlyRoom]: {
    '& [data-line=picture]': { width: '12' },
    '& [data-line=picture] > a': { display: 'none' },
    '& [data-line=greeting]': { fontSize: 'body' },
    '& [data-line=figures] dl > div': { paddingBlock: '1' },
    '& [data-line=figures] dt + dd': { fontSize: 'body' },
  },
});
