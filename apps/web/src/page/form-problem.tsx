import { Banner } from '@palmares/ui';

interface FormProblemProps {
  /** Why the whole form was refused; undefined if it was not. */
  readonly words: string | undefined;
}

/** Takes the focus when the page loads, so that a screen reader begins with it. */
export const FormProblem = ({ words }: FormProblemProps) =>
  words === undefined ? null : (
    <Banner tone="danger" isFocused>
      {words}
    </Banner>
  );
