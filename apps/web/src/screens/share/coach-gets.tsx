import { Card, Lock, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { languageTag } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { OwnCard } from '../../shared-portfolio/own-card.tsx';
import { MailTo } from './mail-to.tsx';
import { messageTemplate } from './message-template.ts';
import type { ShareData } from './share-data.ts';

const figure = css({ display: 'flex', flexDirection: 'column', gap: '3', margin: '0', minWidth: '0' });
const mail = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const subject = css({ fontWeight: 'bold', lineHeight: 'snug', overflowWrap: 'anywhere' });
const body = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'fg.muted' });
const address = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  alignSelf: 'flex-start',
  paddingBlock: '1',
  paddingInline: '3',
  bg: 'surface.raised',
  borderRadius: 'control',
  color: 'fg.muted',
});

/** The beginning of a message: its greeting, and the line that says who writes. */
const openingOf = (body: string): string => {
  const [greeting = '', who = ''] = body.split('\n\n');
  return [greeting, who.split('\n', 1)[0]].join('\n');
};

type CoachGetsProps = Pick<ShareData, 'sender' | 'email'> & { readonly card: ShareData['card'] };

/** Shows what the plan offers: a message to a coach, and the athlete's own card at the address in it. */
export const CoachGets = ({ sender, email, card }: CoachGetsProps) => {
  const language = getLocale();
  const message = messageTemplate({ sender, email, label: '', url: '', protected: false, language });
  return (
    <figure className={figure}>
      <figcaption className={text({ tone: 'muted' })}>{m.plan_card_caption()}</figcaption>
      <Card className={mail} lang={languageTag(language)}>
        <MailTo to="" />
        <p className={subject}>{message.subject}</p>
        <p className={body}>{openingOf(message.body)}</p>
        <span aria-hidden className={address}>
          <Lock size={16} />
          /athletes/••••••••
        </span>
        {card ? <OwnCard asSeen {...card} /> : null}
      </Card>
    </figure>
  );
};
