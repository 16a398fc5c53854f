import { ADULT_AGE } from '@palmares/domain/shared-portfolio';
import { buttonClass, heading, Mail, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { messageAddress } from '../guardian/guardian-message.ts';
import { CopyButton } from '../share/copy-button.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { parentMessage } from './parent-message.ts';

const part = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

/** A minor subscribes with a parent's permission and card, so what a parent should read can be sent from here. */
export const AskParent = ({ currency }: { readonly currency: string }) => {
  const { subject, body } = parentMessage(currency);
  return (
    <div className={part}>
      <h2 className={heading({ size: 'sm' })}>{m.plan_parent_title()}</h2>
      <div className={ways}>
        <a href={messageAddress({ to: '', subject, body })} className={buttonClass()}>
          <Mail aria-hidden size={20} />
          {m.plan_parent_send()}
        </a>
        <ShareButton title={subject} text={body} />
        <CopyButton
          variant="outline"
          text={body}
          label={m.share_copy_message()}
          copied={m.share_copied_message()}
          after={m.plan_parent_copied()}
        />
      </div>
      <p className={text({ tone: 'muted' })}>{m.plan_parent_text({ age: ADULT_AGE })}</p>
    </div>
  );
};
