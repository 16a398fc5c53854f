import { Banner, CopyField } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import type { FreshLink } from './share-data.ts';

/** A new link, at the only moment when its passcode is visible. */
export const MadeLink = ({ link: { url, passcode } }: { readonly link: FreshLink }) => (
  <>
    <CopyField
      value={url}
      labels={{ field: m.share_copy_link_field(), copy: m.share_copy_link(), copied: m.share_copied_link() }}
    />
    {passcode === null ? null : <MadePasscode passcode={passcode} />}
  </>
);

export const MadePasscode = ({ passcode }: { readonly passcode: string }) => (
  <>
    <CopyField
      value={passcode}
      labels={{
        field: m.shared_passcode_label(),
        copy: m.share_copy_passcode(),
        copied: m.share_copied_passcode(),
      }}
    />
    <Banner tone="warning">{m.share_made_passcode()}</Banner>
  </>
);
