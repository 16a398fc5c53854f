import { Banner, Button } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useQueryClient } from '@tanstack/react-query';
import { useUnsaidAnotherAccount } from '../notices/use-another-account.ts';
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
  // On a phone the editor's bar follows, without a space above it.
  paddingBlockEnd: { base: '3', lg: '0' },
  '& > *': { maxWidth: 'content' },
});
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const action = css({ flexShrink: '0' });

const page = () => document.querySelector<HTMLElement>('main');

interface AnotherAccountNoticeProps {
  /** The account that this page belongs to. */
  readonly athleteId: string;
}

/** Shown on each page of the app once another account has logged in, unless the screen itself says so. */
export const AnotherAccountNotice = ({ athleteId }: AnotherAccountNoticeProps) => {
  const isShown = useUnsaidAnotherAccount();
  const queryClient = useQueryClient();
  return (
    <div className={isShown ? notice : undefined}>
      {isShown ? (
        <Banner tone="warning" role="alert" title={m.another_account_title()}>
          {m.another_account_text()}
        </Banner>
      ) : null}
      <div className={actions}>
        <LogInAgain
          athleteId={athleteId}
          needed={isShown}
          title={m.another_account_dialog_title()}
          description={m.another_account_dialog_text()}
          className={action}
          returnTo={page}
          onLoggedIn={() => void queryClient.invalidateQueries()}
        />
        {isShown ? (
          <Button variant="outline" size="sm" onClick={() => window.location.reload()}>
            {m.another_account_reload()}
          </Button>
        ) : null}
      </div>
    </div>
  );
};
