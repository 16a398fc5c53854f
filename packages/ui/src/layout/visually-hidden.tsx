import { css } from '@palmares/ui/styled-system/css';
import type { ComponentProps } from 'react';

const hidden = css({ srOnly: true });

/** Words for a screen reader only. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => <span {...props} className={hidden} />;
