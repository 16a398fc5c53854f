import { Banner, Button } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useQueryClient } from '@tanstack/react-query';
import { useMatch } from '@tanstack/react-router';
import { useAnotherAccount } from '../notices/use-another-account.ts';
import { m } from '../paraglide/messages.js';
import { LogInAgain } from '../screens/sign-in/log-in-again.tsx';

const notice = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  maxWidth: 'wide',
  marginInline: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  paddingBlockStart: '6',
  '& > *': { maxWidth: 'content' },
});
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const action = css({ flexShrink: '0' });

const page = () => document.querySelector<HTMLElement>('main');

interface AnotherAccountNoticeProps {
  /** Whose page this is. */
  readonly athleteId: string;
}

/** On each page of the app, once another account has logged in. The editor and the test say it themselves. */
export const AnotherAccountNotice = ({ athleteId }: AnotherAccountNoticeProps) => {
  const isLoggedIn = useAnotherAccount();
  const queryClient = useQueryClient();
  const inEditor = useMatch({ from: '/$lang/app/portfolio/edit/$section', shouldThrow: false, select: () => true });
  const inTest = useMatch({ from: '/$lang/app/identity/test', shouldThrow: false, select: () => true });
  if (inEditor || inTest) return null;
  return (
    <div className={isLoggedIn ? notice : undefined}>
      {isLoggedIn ? (
        <Banner tone="warning" role="alert" title={m.another_account_title()}>
          {m.another_account_text()}
        </Banner>
      ) : null}
      <div className={actions}>
        <LogInAgain
          athleteId={athleteId}
          needed={isLoggedIn}
          title={m.another_account_dialog_title()}
          description={m.another_account_dialog_text()}
          className={action}
          returnTo={page}
          onLoggedIn={() => void queryClient.invalidateQueries()}
        />
        {isLoggedIn ? (
          <Button variant="outline" size="sm" onClick={() => window.location.reload()}>
            {m.another_account_reload()}
          </Button>
        ) : null}
      </div>
    </div>
  );
};
