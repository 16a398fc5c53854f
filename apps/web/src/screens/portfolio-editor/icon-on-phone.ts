import { css } from '@palmares/ui/styled-system/css';

/** A button that is its icon on a phone, where its words are for screen readers. */
export const iconOnPhone = css({ flexShrink: '0', smDown: { width: 'control', px: '0' } });
export const wordsBesideIcon = css({ smDown: { srOnly: true } });
