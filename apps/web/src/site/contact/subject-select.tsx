import type { ContactSubject } from '@palmares/domain/contact';
import { NativeSelect } from '@palmares/ui';
import { MISSING } from '../../page/browser/missing-answers.ts';
import { m } from '../../paraglide/messages.js';
import { afterServices, beforeServices, services, subjectWords } from './subjects.ts';

const Options = ({ of: subjects }: { readonly of: readonly ContactSubject[] }) =>
  subjects.map((subject) => (
    <option key={subject} value={subject}>
      {subjectWords[subject]()}
    </option>
  ));

interface SubjectSelectProps {
  readonly chosen: string | undefined;
  readonly autoFocus: boolean;
}

export const SubjectSelect = ({ chosen = '', autoFocus }: SubjectSelectProps) => (
  <NativeSelect
    name="subject"
    required
    {...{ [MISSING]: m.write_us_subject_required() }}
    defaultValue={chosen}
    autoFocus={autoFocus}
  >
    <option value="">{m.write_us_subject_choose()}</option>
    <Options of={beforeServices} />
    <optgroup label={m.write_us_services()}>
      <Options of={services} />
    </optgroup>
    <Options of={afterServices} />
  </NativeSelect>
);
