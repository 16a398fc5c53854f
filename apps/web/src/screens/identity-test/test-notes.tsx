import { Banner } from '@palmares/ui';
import { useAnotherAccount } from '../../notices/use-another-account.ts';
import { m } from '../../paraglide/messages.js';
import type { Trouble } from './attempt-session.ts';

interface TestNotesProps {
  readonly trouble: Trouble | null;
  /** Answers that wait on the device. */
  readonly waiting: number;
}

const titles = {
  cut_off: m.identity_test_cut_off_title,
  signed_out: m.identity_test_signed_out_title,
  another_account: m.identity_test_another_account_title,
};

/** Says that the test and its clock continue while nothing can be sent. */
export const TestNotes = ({ trouble, waiting }: TestNotesProps) => {
  const isAnother = useAnotherAccount();
  if (!trouble) return null;
  const title = titles[trouble === 'signed_out' && isAnother ? 'another_account' : trouble]();
  return (
    <Banner tone="warning" role="status" title={title}>
      {waiting === 0 ? m.identity_test_cut_off_text() : m.identity_test_cut_off_waiting({ count: waiting })}
    </Banner>
  );
};
