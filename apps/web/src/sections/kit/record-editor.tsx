import type { Draft } from '@palmares/domain/sections';
import { css } from '@palmares/ui/styled-system/css';
import { type ComponentType, memo, useDeferredValue } from 'react';
import type { z } from 'zod/mini';
import type { EditorProps } from '../section-editor.ts';
import type { Asked, UnderFields } from './asked.ts';
import { AskedFields } from './asked-fields.tsx';
import { useFieldErrors } from './use-field-errors.ts';

const fields = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
  columnGap: '4',
  rowGap: '6',
  alignItems: 'start',
  '& > *': { gridColumn: '[1 / -1]' },
  // Their boxes are on one line, however many lines the labels take.
  '& > [data-half]': { gridColumn: '[auto]', alignSelf: 'end' },
});

interface RecordForm<Content, Held> {
  readonly schema: z.ZodMiniType<Content>;
  readonly asked: NoInfer<Asked<Held>>;
  /** Rendered above the fields, from the current draft. */
  readonly Above?: ComponentType<{ readonly content: NoInfer<Held> }>;
  /** Rendered right under a field, from the current draft. */
  readonly under?: UnderFields<NoInfer<Held>>;
  /** Rendered below the fields; may fill them in. */
  readonly Below?: ComponentType<Pick<EditorProps<NoInfer<Held>>, 'content' | 'edit'>>;
}

/** The editor of a section that is one form. A section with a draft type of its own names it: `recordEditor<A, ADraft>`. */
export const recordEditor = <Content extends object, Held extends object = Draft<Content>>({
  schema,
  asked,
  under,
  ...around
}: RecordForm<Content, Held>): ComponentType<EditorProps<Held>> => {
  const Above = around.Above && memo(around.Above);
  const Below = around.Below && memo(around.Below);
  return ({ content, edit, showErrors }) => {
    const errors = useFieldErrors(schema, content, showErrors);
    // Deferred: parts derived from the draft may render after the field itself.
    const shown = useDeferredValue(content);
    return (
      <div className={fields}>
        {Above ? <Above content={shown} /> : null}
        <AskedFields<Held> {...errors} asked={asked} values={content} edit={edit} under={under} shown={shown} />
        {Below ? <Below content={shown} edit={edit} /> : null}
      </div>
    );
  };
};
