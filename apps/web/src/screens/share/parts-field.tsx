import { ADULT_AGE, type Parts, portfolioParts } from '@palmares/domain/shared-portfolio';
import { Checkbox, FieldGroup, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { trpc } from '../../api/client.ts';
import { languageTag } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { openingOf, partsHint } from '../../who-sees/who-sees.ts';
import { partWords } from './part-words.ts';

const list = css({ display: 'flex', flexDirection: 'column' });

interface PartsFieldProps {
  readonly value: Parts;
  readonly onChange: (parts: Parts) => void;
  /** True from the athlete's 18th birthday on. */
  readonly isAdult: boolean;
}

/** Offers the parts that have something to show; the others are a line. */
export const PartsField = ({ value, onChange, isAdult }: PartsFieldProps) => {
  const { data: consent } = trpc.guardian.standing.useQuery();
  const { data: sharing } = trpc.sharing.mine.useQuery();
  const filled = sharing?.filledParts ?? portfolioParts;
  const empty = portfolioParts.filter((part) => !filled.includes(part)).map((part) => partWords[part].name());
  const whose = { age: isAdult ? ADULT_AGE : 0, isTextOutdated: consent?.isTextOutdated ?? false };
  return (
    <FieldGroup legend={m.share_parts_legend()} hint={filled.length === 0 ? undefined : partsHint(whose)}>
      {filled.length === 0 ? null : (
        <div className={list}>
          {filled.map((part) => (
            <Checkbox
              key={part}
              name={part}
              label={partWords[part].name()}
              hint={partWords[part].text()}
              checked={value[part] && openingOf(part, whose) !== 'closed'}
              disabled={openingOf(part, whose) === 'closed'}
              onCheckedChange={(checked) => onChange({ ...value, [part]: checked })}
            />
          ))}
        </div>
      )}
      {empty.length === 0 ? null : (
        <p className={text({ tone: 'muted' })}>
          {m.share_parts_empty({ parts: new Intl.ListFormat(languageTag(getLocale())).format(empty) })}
        </p>
      )}
    </FieldGroup>
  );
};
