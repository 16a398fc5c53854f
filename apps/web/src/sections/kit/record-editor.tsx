import type { Draft } from '@palmares/domain/sections';
import { stack } from '@palmares/ui/styled-system/patterns';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { FieldsProps, SectionEditor } from '../section-editor.ts';
import type { Asked } from './asked.ts';
import { AskedFields } from './asked-fields.tsx';
import { useFieldErrors } from './use-field-errors.ts';

interface RecordForm<Content> {
  readonly lead: () => string;
  readonly schema: z.ZodType<Content>;
  readonly asked: NoInfer<Asked<Draft<Content>>>;
  /** Rendered above the fields, from the current draft. */
  readonly Above?: ComponentType<{ readonly content: Draft<NoInfer<Content>> }>;
  /** Rendered below the fields; may fill them in. */
  readonly Below?: ComponentType<Pick<FieldsProps<Draft<NoInfer<Content>>>, 'content' | 'edit'>>;
}

/** The editor of a section that is one form. */
export const recordEditor = <Content extends object>({
  lead,
  schema,
  asked,
  Above,
  Below,
}: RecordForm<Content>): SectionEditor<Draft<Content>> => ({
  lead,
  Fields: ({ content, edit, showErrors }) => {
    const errors = useFieldErrors(schema, content, showErrors);
    return (
      <div className={stack({ gap: '8' })}>
        {Above ? <Above content={content} /> : null}
        <AskedFields<Draft<Content>> {...errors} asked={asked} values={content} edit={edit} />
        {Below ? <Below content={content} edit={edit} /> : null}
      </div>
    );
  },
});
