import { css, cx } from '@palmares/ui/styled-system/css';
import { hostOf, typedAddress } from './kit/host.ts';

const onScreen = css({ _print: { display: 'none' } });
const onPaper = css({ display: 'none', overflowWrap: 'anywhere', _print: { display: 'inline' } });

interface LinkAddressProps {
  readonly url: string;
  readonly className?: string | undefined;
}

/** An address to type, which only paper shows. */
export const TypedAddress = ({ url, className }: LinkAddressProps) => (
  <span className={cx(onPaper, className)}>{typedAddress(url)}</span>
);

/** Says beside a link where it leads: on a screen its host, and on paper, where nobody can press it, what to type. */
export const LinkAddress = ({ url, className }: LinkAddressProps) => (
  <>
    <span className={cx(onScreen, className)}>{hostOf(url)}</span>
    <TypedAddress url={url} className={className} />
  </>
);
