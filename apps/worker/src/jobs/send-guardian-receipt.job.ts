import type { Database } from '@palmares/db';
import { guardianReceipt, removeGuardianReceipt } from '@palmares/db/accounts';
import { queues } from '@palmares/db/jobs';
import { guardianReceiptMail } from '../mail/guardian-receipt-mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { job } from './job.ts';

interface Deps {
  readonly database: Database;
  readonly mailer: Mailer;
}

const name = 'send-guardian-receipt';

/** Confirms a no or a withdrawal at the address that was typed for it, and then removes that address. */
export const sendGuardianReceipt = ({ database: { kysely }, mailer }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ receiptId }, { log }) => {
      const receipt = await guardianReceipt(kysely, receiptId);
      if (!receipt) {
        log.info({ receiptId }, 'no confirmation to a guardian is due');
        return;
      }
      await mailer.send(guardianReceiptMail(receipt), { email: receipt.email, id: `guardian-receipt-${receiptId}` });
      await removeGuardianReceipt(kysely, receiptId);
      log.info({ receiptId }, 'confirmation to a guardian sent, and the address removed');
    },
  });
