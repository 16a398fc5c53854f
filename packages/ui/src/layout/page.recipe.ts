import { defineSlotRecipe } from '@pandacss/dev';

export const pageRecipe = defineSlotRecipe({
  className: 'page',
  slots: ['root', 'head', 'words', 'lead', 'actions', 'section', 'sectionHead'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: { base: '8', md: '12' },
      width: 'full',
      mx: 'auto',
      paddingInline: { base: '4', sm: '6', md: '8' },
      paddingBlock: { base: '8', md: '16' },
    },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      columnGap: '8',
      rowGap: '4',
    },
    words: { display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0', flex: '1 1 20rem' },
    lead: { textStyle: 'body', color: 'fg.muted', maxWidth: 'prose', overflowWrap: 'break-word' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3' },
    section: { display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' },
    sectionHead: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '2',
    },
  },
  variants: {
    width: {
      form: { root: { maxWidth: 'calc({sizes.prose} + 4rem)', '& > *': { maxWidth: { md: 'form' } } } },
      prose: { root: { maxWidth: 'calc({sizes.prose} + 4rem)' } },
      wide: { root: { maxWidth: 'wide' } },
      work: { root: { maxWidth: 'wide', '& > *': { maxWidth: 'content' } } },
    },
  },
  defaultVariants: { width: 'work' },
  staticCss: ['*'],
});
