import { type Parts, portfolioParts } from '@palmares/domain/public-view';
import { Checkbox, FieldGroup } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { partWords } from './part-words.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '1' });

interface PartsFieldProps {
  readonly value: Parts;
  readonly onChange: (parts: Parts) => void;
  /** True from the athlete's 18th birthday on. */
  readonly isAdult: boolean;
}

export const PartsField = ({ value, onChange, isAdult }: PartsFieldProps) => (
  <FieldGroup legend={m.share_parts_legend()} hint={isAdult ? m.share_parts_always() : m.share_parts_minor()}>
    <div className={list}>
      {portfolioParts.map((part) => (
        <Checkbox
          key={part}
          name={part}
          label={partWords[part].name()}
          hint={partWords[part].text()}
          checked={value[part]}
          onCheckedChange={(checked) => onChange({ ...value, [part]: checked })}
        />
      ))}
    </div>
  </FieldGroup>
);
