import { NativeSelect } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';

interface Choice<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface ChoiceSelectProps<Id extends string> {
  readonly name: string;
  readonly choices: readonly Choice<Id>[];
  readonly value: Id | '';
  readonly choose: (value: Id | '') => void;
  readonly leave: () => void;
  readonly disabled?: boolean | undefined;
}

/** Selects one of a short list of choices, or none. */
export const ChoiceSelect = <Id extends string>({ choices, choose, leave, ...native }: ChoiceSelectProps<Id>) => (
  <NativeSelect
    {...native}
    onBlur={leave}
    onChange={({ currentTarget }) => choose(choices.find(({ id }) => id === currentTarget.value)?.id ?? '')}
  >
    <option value="">{m.sign_up_choose()}</option>
    {choices.map(({ id, label }) => (
      <option key={id} value={id}>
        {label}
      </option>
    ))}
  </NativeSelect>
);
