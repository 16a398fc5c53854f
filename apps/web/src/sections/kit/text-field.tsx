import { Input, Textarea } from '@palmares/ui';
import type { ControlProps, TextAsked } from './asked.ts';
import { useTypedText } from './use-typed-text.ts';
import { withScheme } from './with-scheme.ts';

interface TextFieldProps extends ControlProps<string>, Pick<TextAsked, 'rows' | 'wraps' | 'input'> {}

const inOneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');

/** The control of a text field. An address gets its scheme when it is left. */
export const TextField = ({ name, value, choose, leave, rows, wraps = rows === undefined, input }: TextFieldProps) => {
  const { text, type, settle } = useTypedText(value, choose);
  const wiring = {
    name,
    value: text,
    autoComplete: input?.autoComplete ?? 'off',
    onBlur: () => {
      settle();
      const whole = input?.type === 'url' ? withScheme(text) : text;
      if (whole !== text) choose(whole);
      leave();
    },
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      type(wraps ? inOneLine(currentTarget.value) : currentTarget.value),
  };
  if (rows === undefined) return <Input {...input} {...wiring} />;
  return <Textarea rows={rows} enterKeyHint={wraps ? 'next' : undefined} {...wiring} />;
};
