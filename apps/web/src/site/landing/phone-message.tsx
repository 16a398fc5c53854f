import { seasonStartYear } from '@palmares/domain/sections';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { pageTime } from '../../server/page-time.ts';

const phone = css({
  width: 'full',
  maxWidth: '[22rem]',
  bg: 'surface',
  border: 'strong',
  borderWidth: '2',
  borderRadius: '[2rem]',
  overflow: 'clip',
});
/** The speaker, which says that this is a phone. */
const speaker = css({
  width: '12',
  height: '1',
  mx: 'auto',
  marginBlock: '2',
  bg: 'line.strong',
  borderRadius: 'round',
});
const lines = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  paddingInline: '4',
  paddingBlock: '3',
  borderBlockStart: 'line',
});
const address = css({ color: 'fg.muted' });
const subject = css({ fontWeight: 'bold', lineHeight: 'snug' });
const link = css({
  textDecoration: 'underline',
  textDecorationColor: 'accent.line',
  textDecorationThickness: '[2px]',
  textUnderlineOffset: '[0.22em]',
  overflowWrap: 'anywhere',
});

/** The message that the product suggests, as a coach receives it. */
export const PhoneMessage = () => {
  const name = `${m.landing_example_first_name()} ${m.landing_example_last_name()}`;
  const graduates = m.share_message_class({ year: seasonStartYear(pageTime()) + 1 });
  return (
    <figure aria-label={m.landing_message_label()} className={phone}>
      <div aria-hidden className={speaker} />
      <div className={lines}>
        <p className={address}>{m.landing_message_to({ person: m.landing_message_person() })}</p>
        <p className={subject}>{m.landing_message_subject({ graduates, figure: m.landing_example_figure1(), name })}</p>
      </div>
      <div className={lines}>
        <p>{m.share_message_greeting_to({ person: m.landing_message_person() })}</p>
        <p>{m.share_message_who({ name })}</p>
        <p>
          {m.share_message_figure({ label: m.landing_example_figure1_event(), value: m.landing_example_figure1() })}
        </p>
        <p className={link}>{m.share_message_link({ url: m.landing_message_address() })}</p>
        <p>{m.share_message_question()}</p>
      </div>
    </figure>
  );
};
