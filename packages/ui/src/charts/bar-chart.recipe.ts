import { defineSlotRecipe } from '@pandacss/dev';

/** At this width and above, name, bar and value share one line. */
const oneLine = '@container (min-width: 30rem)';

const tone = (color: string, line: string) => ({ bg: color, borderColor: line });

export const barChartRecipe = defineSlotRecipe({
  className: 'bar-chart',
  slots: ['root', 'table', 'caption', 'head', 'body', 'row', 'name', 'note', 'amount', 'track', 'bar', 'figure'],
  base: {
    root: { containerType: 'inline-size', width: 'full', minWidth: '0' },
    table: { display: 'block', width: 'full', textAlign: 'start' },
    caption: { display: 'block', paddingBlockEnd: '4', textAlign: 'start', fontWeight: 'semibold', lineHeight: 'snug' },
    head: { srOnly: true },
    body: { display: 'flex', flexDirection: 'column', gap: '4' },
    row: {
      display: 'grid',
      gridTemplateColumns: '1fr',
      alignItems: 'center',
      rowGap: '1',
      columnGap: '4',
      [oneLine]: { gridTemplateColumns: 'minmax(6rem, 11rem) 1fr' },
    },
    name: {
      display: 'block',
      padding: '0',
      minWidth: '0',
      fontWeight: 'semibold',
      lineHeight: 'snug',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
    note: { display: 'block', color: 'fg.muted', fontWeight: 'regular' },
    amount: { display: 'flex', alignItems: 'center', gap: '3', padding: '0', minWidth: '0' },
    track: { flex: '1 1 0', minWidth: '0', height: '4' },
    bar: {
      display: 'block',
      height: 'full',
      width: 'max(2px, calc(var(--share) * 1%))',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderRadius: '0 0.25rem 0.25rem 0',
      transitionProperty: 'width',
      transitionDuration: 'page',
      transitionTimingFunction: 'standard',
      '&[data-tone=accent]': tone('accent.solid', 'accent.line'),
      '&[data-tone=quiet]': tone('surface.raised', 'line.strong'),
      '&[data-tone=red]': tone('identity.red.solid', 'identity.red.solid'),
      '&[data-tone=blue]': tone('identity.blue.solid', 'identity.blue.solid'),
      '&[data-tone=green]': tone('identity.green.solid', 'identity.green.solid'),
      '&[data-tone=yellow]': tone('identity.yellow.solid', 'line.strong'),
      '@media (forced-colors: active)': {
        '&[data-tone]': { bg: 'Highlight', borderColor: 'CanvasText', forcedColorAdjust: 'none' },
      },
    },
    figure: {
      flexShrink: '0',
      minWidth: '3.5rem',
      textAlign: 'end',
      fontWeight: 'extrabold',
      fontStretch: '108%',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 'snug',
      whiteSpace: 'nowrap',
    },
  },
});
