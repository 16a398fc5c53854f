import { ADULT_AGE, type Parts, portfolioParts } from '@palmares/domain/shared-portfolio';
import { Checkbox, FieldGroup } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { trpc } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';
import { openingOf, partsHint } from '../../who-sees/who-sees.ts';
import { partWords } from './part-words.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '1' });

interface PartsFieldProps {
  readonly value: Parts;
  readonly onChange: (parts: Parts) => void;
  /** True from the athlete's 18th birthday on. */
  readonly isAdult: boolean;
}

export const PartsField = ({ value, onChange, isAdult }: PartsFieldProps) => {
  const { data: consent } = trpc.guardian.standing.useQuery();
  const whose = { age: isAdult ? ADULT_AGE : 0, isTextOutdated: consent?.isTextOutdated ?? false };
  return (
    <FieldGroup legend={m.share_parts_legend()} hint={partsHint(whose)}>
      <div className={list}>
        {portfolioParts.map((part) => (
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
    </FieldGroup>
  );
};
