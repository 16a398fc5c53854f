export {
  type ContactMessage,
  contactMessageId,
  deleteOldContactMessages,
  insertContactMessage,
  markContactMessageSent,
  unsentContactMessage,
} from './contact-messages.ts';
