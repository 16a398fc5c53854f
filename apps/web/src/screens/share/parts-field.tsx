import { identityParts } from '@palmares/domain/sections';
import type { Parts } from '@palmares/domain/shared-portfolio';
import { Checkbox, FieldGroup, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { partsHint } from '../../who-sees/who-sees.ts';
import { partNames, partWords } from './part-words.ts';
import { useLinkParts } from './use-link-parts.ts';

const list = css({ display: 'flex', flexDirection: 'column' });

interface PartsFieldProps {
  readonly value: Parts;
  readonly onChange: (parts: Parts) => void;
  /** True from the athlete's 18th birthday on. */
  readonly isAdult: boolean;
}

/** Offers the parts that have something to show; the others are a line. */
export const PartsField = ({ value, onChange, isAdult }: PartsFieldProps) => {
  const { filled, empty, whose, isClosed, isOn } = useLinkParts(value, isAdult);
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
              checked={isOn(part)}
              disabled={isClosed(part)}
              onCheckedChange={(checked) => onChange({ ...value, [part]: checked })}
            />
          ))}
        </div>
      )}
      {identityParts.some((part) => filled.includes(part)) ? (
        <p className={text({ tone: 'muted' })}>{m.share_parts_coaching()}</p>
      ) : null}
      {empty.length === 0 ? null : (
        <p className={text({ tone: 'muted' })}>{m.share_parts_empty({ parts: partNames(empty) })}</p>
      )}
    </FieldGroup>
  );
};
