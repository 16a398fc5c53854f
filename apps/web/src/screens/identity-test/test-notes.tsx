import { Banner } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';

interface TestNotesProps {
  readonly isCutOff: boolean;
  /** Answers that wait on the device. */
  readonly waiting: number;
}

/** Says that the test goes on without a connection, and the time too. */
export const TestNotes = ({ isCutOff, waiting }: TestNotesProps) =>
  isCutOff ? (
    <Banner tone="warning" role="status" title={m.identity_test_cut_off_title()}>
      {waiting === 0 ? m.identity_test_cut_off_text() : m.identity_test_cut_off_waiting({ count: waiting })}
    </Banner>
  ) : null;
