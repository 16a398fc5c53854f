import type { Draft } from '@palmares/domain/sections';
import { Folds } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type ComponentType, memo, useDeferredValue } from 'react';
import type { z } from 'zod/mini';
import type { EditorProps } from '../section-editor.ts';
import type { Asked, UnderFields } from './asked.ts';
import { AskedFields } from './asked-fields.tsx';
import { FoldedPart } from './folded-part.tsx';
import { TitledPart } from './titled-part.tsx';
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

/** Questions that few athletes need, closed until they are wanted. */
interface FoldedQuestions<Held> {
  readonly title: () => string;
  readonly names: readonly (keyof Held & string)[];
  /** The answers so far. */
  readonly given: (content: Held) => readonly string[];
}

/** Questions right above the part `Below`, under a title for both. */
interface TitledQuestions<Held> {
  readonly title: () => string;
  readonly lead: () => string;
  readonly names: readonly (keyof Held & string)[];
}

interface RecordForm<Content, Held> {
  readonly schema: z.ZodMiniType<Content>;
  readonly asked: NoInfer<Asked<Held>>;
  /** Rendered above the fields, from the current draft. */
  readonly Above?: ComponentType<{ readonly content: NoInfer<Held> }>;
  /** Rendered right under a field, from the current draft. */
  readonly under?: UnderFields<NoInfer<Held>>;
  /** Stands below the other questions. */
  readonly folded?: FoldedQuestions<NoInfer<Held>>;
  /** Rendered below the fields; may fill them in. */
  readonly Below?: ComponentType<Pick<EditorProps<NoInfer<Held>>, 'content' | 'edit'>>;
  /** Stands at the end, around `Below`. */
  readonly titled?: TitledQuestions<NoInfer<Held>>;
}

/** The editor of a section that is one form. A section with a draft type of its own names it: `recordEditor<A, ADraft>`. */
export const recordEditor = <Content extends object, Held extends object = Draft<Content>>({
  schema,
  asked,
  under,
  folded,
  titled,
  ...around
}: RecordForm<Content, Held>): ComponentType<EditorProps<Held>> => {
  const Above = around.Above && memo(around.Above);
  const Below = around.Below && memo(around.Below);
  const names = Object.keys(asked);
  const elsewhere: readonly string[] = [...(folded?.names ?? []), ...(titled?.names ?? [])];
  const inView = names.filter((name) => !elsewhere.includes(name));
  return ({ content, edit, showErrors }) => {
    const errors = useFieldErrors(schema, content, showErrors);
    // Deferred: parts derived from the draft may render after the field itself.
    const shown = useDeferredValue(content);
    const questions = (of: readonly string[]) => (
      <AskedFields<Held>
        {...errors}
        asked={asked}
        names={of}
        values={content}
        edit={edit}
        under={under}
        shown={shown}
      />
    );
    const below = Below ? <Below content={shown} edit={edit} /> : null;
    return (
      <div className={fields}>
        {Above ? <Above content={shown} /> : null}
        {questions(inView)}
        {folded ? (
          <Folds>
            <FoldedPart
              title={folded.title()}
              given={folded.given(shown)}
              wrong={folded.names.some((name) => errors.errorOf(name) !== undefined)}
            >
              <div className={fields}>{questions(folded.names)}</div>
            </FoldedPart>
          </Folds>
        ) : null}
        {titled ? (
          <TitledPart title={titled.title()} lead={titled.lead()}>
            {questions(titled.names)}
            {below}
          </TitledPart>
        ) : (
          below
        )}
      </div>
    );
  };
};
