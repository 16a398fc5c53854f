import { trpc } from '../../api/client.ts';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { useScreen } from '../../browser/use-screen.ts';
import { AuthFrame } from '../sign-in/auth-frame.tsx';
import { AskGuardian } from './ask-guardian.tsx';
import { GuardianAsked } from './guardian-asked.tsx';

interface GuardianNeededScreenProps {
  /** The server's answer to the form, if it was sent without a script. */
  readonly answer: FormAnswer | null;
  /** True to ask at another address than the one that was asked. */
  readonly isChanging: boolean;
  readonly onAsked: () => Promise<void>;
}

/** Below the age of consent: asks for a guardian's address, then says what comes next. */
export const GuardianNeededScreen = ({ answer, isChanging, onAsked }: GuardianNeededScreenProps) => {
  const asked = trpc.guardian.asked.useQuery();
  const known = isChanging ? null : asked.data;
  useScreen(known ? 'asked' : 'asking');
  const ask = async () => {
    await asked.refetch();
    await onAsked();
  };
  return (
    <AuthFrame needsScript={false}>
      {known ? (
        <GuardianAsked request={known} answer={answer} />
      ) : (
        <AskGuardian firstName={asked.data?.firstName} answer={answer} onAsked={ask} />
      )}
    </AuthFrame>
  );
};
