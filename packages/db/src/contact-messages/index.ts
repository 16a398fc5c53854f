export { contactFormAge, signContactForm } from './contact-form.ts';
export {
  type ContactMessage,
  contactMessage,
  contactMessageId,
  type DueMessage,
  deleteOldContactMessages,
  insertContactMessage,
  markContactMessageCopied,
  markContactMessageSent,
  SENT_DAYS,
} from './contact-messages.ts';
