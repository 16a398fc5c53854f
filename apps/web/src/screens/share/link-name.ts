import { dateWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import type { SharedLink } from './share-data.ts';

export const linkName = ({ label, createdAt }: Pick<SharedLink, 'label' | 'createdAt'>): string =>
  label === '' ? m.share_link_unnamed({ date: dateWords(createdAt) }) : label;
