import { Banner } from '@palmares/ui';

interface FormProblemProps {
  /** Why the whole form was refused; undefined if it was not. */
  readonly words: string | undefined;
}

/** Takes the focus, because it is at the end of a page that begins at its top. */
export const FormProblem = ({ words }: FormProblemProps) =>
  words === undefined ? null : (
    <Banner tone="danger" role="alert" isFocused>
      {words}
    </Banner>
  );
