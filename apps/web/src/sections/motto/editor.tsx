import { type Motto, mottoContent, mottoLimits } from '@palmares/domain/sections/motto/fields';
import { Field, Input, Textarea } from '@palmares/ui';
import { stack } from '@palmares/ui/styled-system/patterns';
import { m } from '../../paraglide/messages.js';
import { characterCounter, paragraphCounter } from '../counters.ts';
import type { FieldsProps, SectionEditor } from '../section-editor.ts';
import { useFieldErrors } from '../use-field-errors.ts';

const Fields = ({ content, edit, showErrors }: FieldsProps<Motto>) => {
  const { errorOf, leave } = useFieldErrors(mottoContent, content, showErrors);
  return (
    <div className={stack({ gap: '8' })}>
      <Field
        label={m.motto_motto_label()}
        hint={m.motto_motto_hint()}
        error={errorOf('motto')}
        counter={characterCounter(content.motto, mottoLimits.motto.max)}
      >
        <Input
          name="motto"
          autoComplete="off"
          enterKeyHint="next"
          value={content.motto}
          onBlur={() => leave('motto')}
          onChange={({ currentTarget: { value } }) => edit((now) => ({ ...now, motto: value }))}
        />
      </Field>
      <Field
        label={m.motto_explanation_label()}
        optional={m.field_optional()}
        hint={m.motto_explanation_hint()}
        error={errorOf('explanation')}
        counter={paragraphCounter(content.explanation, mottoLimits.explanation)}
      >
        <Textarea
          name="explanation"
          autoComplete="off"
          rows={6}
          value={content.explanation}
          onBlur={() => leave('explanation')}
          onChange={({ currentTarget: { value } }) => edit((now) => ({ ...now, explanation: value }))}
        />
      </Field>
    </div>
  );
};

export const mottoEditor: SectionEditor<Motto> = {
  lead: m.section_motto_lead,
  Fields,
};
