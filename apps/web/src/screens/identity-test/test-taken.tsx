import { buttonClass, PageHeader, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { supportAddress, supportMail } from '../../i18n/support-address.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

const action = css({ alignSelf: 'flex-start' });

/** The test is taken once. */
export const TestTaken = () => (
  <>
    <PageHeader title={m.identity_test_taken_title()} lead={m.identity_test_taken_text()} />
    <a href={supportMail} className={`${textLink({ standing: 'alone' })} ${action}`}>
      {supportAddress}
    </a>
    <Link to="/$lang/app/identity/results" params={{ lang: getLocale() }} className={`${buttonClass()} ${action}`}>
      {m.identity_test_taken_results()}
    </Link>
  </>
);
