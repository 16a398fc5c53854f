import { textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { calendarDayWords } from '../../i18n/dates.ts';
import { supportAddress, supportMail } from '../../i18n/support-address.ts';
import { m } from '../../paraglide/messages.js';
import { useAthlete } from '../athlete-context.ts';

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  padding: '4',
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
});
const label = css({ textStyle: 'label', color: 'fg.muted' });
const value = css({ fontWeight: 'bold' });
const note = css({ color: 'fg.muted' });

/** The date of birth of sign-up, which is never asked again. */
export const BirthNote = () => {
  const athlete = useAthlete();
  if (!athlete) return null;
  return (
    <dl className={frame}>
      <dt className={label}>{m.sign_up_birth_label()}</dt>
      <dd className={value}>
        {m.general_birth_value({ date: calendarDayWords(athlete.dateOfBirth), age: athlete.age })}
      </dd>
      <dd className={note}>
        {m.general_birth_note()}{' '}
        <a href={supportMail} className={textLink()}>
          {supportAddress}
        </a>
      </dd>
    </dl>
  );
};
