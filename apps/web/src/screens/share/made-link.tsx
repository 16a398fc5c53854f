import { Banner, CopyField } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import type { FreshLink } from './share-data.ts';

const onButton = () => ({ copy: m.share_copy(), copied: m.share_copied() });

/** A new link, at the only moment when its passcode is visible. */
export const MadeLink = ({ link: { url, passcode } }: { readonly link: FreshLink }) => (
  <>
    <CopyField
      value={url}
      labels={{
        ...onButton(),
        field: m.share_copy_link_field(),
        copyName: m.share_copy_link(),
        copiedStatus: m.share_copied_link(),
      }}
    />
    {passcode === null ? null : <MadePasscode passcode={passcode} />}
  </>
);

export const MadePasscode = ({ passcode }: { readonly passcode: string }) => (
  <>
    <CopyField
      value={passcode}
      labels={{
        ...onButton(),
        field: m.shared_passcode_label(),
        copyName: m.share_copy_passcode(),
        copiedStatus: m.share_copied_passcode(),
      }}
    />
    <Banner tone="warning">{m.share_made_passcode()}</Banner>
  </>
);
