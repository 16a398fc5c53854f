import { css } from '@palmares/ui/styled-system/css';
import type { ComponentProps } from 'react';

const hidden = css({ srOnly: true });

/** Text for screen readers only. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => <span {...props} className={hidden} />;
