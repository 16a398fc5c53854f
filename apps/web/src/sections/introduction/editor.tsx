import {
  type Introduction,
  introductionContent,
  introductionLimits,
} from '@palmares/domain/sections/introduction/fields';
import { Field, Input, Textarea } from '@palmares/ui';
import { stack } from '@palmares/ui/styled-system/patterns';
import { m } from '../../paraglide/messages.js';
import { characterCounter, paragraphCounter, wordsLeft } from '../counters.ts';
import type { FieldsProps, SectionEditor } from '../section-editor.ts';
import { useFieldErrors } from '../use-field-errors.ts';
import { GreetingCard } from './greeting-card.tsx';

/** The short description wraps in its box, but it is one line. */
const inOneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');

const Fields = ({ content, edit, showErrors }: FieldsProps<Introduction>) => {
  const { errorOf, leave } = useFieldErrors(introductionContent, content, showErrors);
  const field = (name: keyof Introduction) => ({
    name,
    value: content[name],
    onBlur: () => leave(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      edit((now) => ({ ...now, [name]: name === 'intro' ? value : inOneLine(value) })),
  });
  return (
    <div className={stack({ gap: '8' })}>
      <GreetingCard content={content} />
      <Field
        label={m.introduction_greetings_line1_label()}
        hint={m.introduction_greetings_line1_hint()}
        error={errorOf('greetingsLine1')}
        counter={characterCounter(content.greetingsLine1, introductionLimits.greetingsLine)}
      >
        <Input {...field('greetingsLine1')} autoComplete="off" enterKeyHint="next" />
      </Field>
      <Field
        label={m.introduction_greetings_line2_label()}
        optional={m.field_optional()}
        hint={m.introduction_greetings_line2_hint()}
        error={errorOf('greetingsLine2')}
        counter={characterCounter(content.greetingsLine2, introductionLimits.greetingsLine)}
      >
        <Input {...field('greetingsLine2')} autoComplete="off" enterKeyHint="next" />
      </Field>
      <Field
        label={m.introduction_short_desc_label()}
        optional={m.field_optional()}
        hint={m.introduction_short_desc_hint()}
        error={errorOf('shortDesc')}
        counter={wordsLeft(content.shortDesc, introductionLimits.shortDescWords)}
      >
        <Textarea {...field('shortDesc')} rows={2} autoComplete="off" enterKeyHint="next" />
      </Field>
      <Field
        label={m.introduction_intro_label()}
        hint={m.introduction_intro_hint()}
        error={errorOf('intro')}
        counter={paragraphCounter(content.intro, introductionLimits.intro)}
      >
        <Textarea {...field('intro')} rows={8} autoComplete="off" />
      </Field>
    </div>
  );
};

export const introductionEditor: SectionEditor<Introduction> = {
  lead: m.section_introduction_lead,
  Fields,
};
