import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useScreen } from '../../browser/use-screen.ts';
import { AuthFrame } from '../sign-in/auth-frame.tsx';
import { AskGuardian } from './ask-guardian.tsx';
import { GuardianAsked } from './guardian-asked.tsx';

/** Below the age of consent: asks for a guardian's address, then says what comes next. */
export const GuardianNeededScreen = () => {
  const asked = trpc.guardian.asked.useQuery();
  const [isChanging, setChanging] = useState(false);
  const known = isChanging ? null : asked.data;
  useScreen(known ? 'asked' : 'asking');
  const ask = async () => {
    await asked.refetch();
    setChanging(false);
  };
  return (
    <AuthFrame>
      {known ? (
        <GuardianAsked request={known} onOther={() => setChanging(true)} />
      ) : (
        <AskGuardian firstName={asked.data?.firstName} onAsked={ask} />
      )}
    </AuthFrame>
  );
};
