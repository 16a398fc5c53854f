import type { HighlightsPublicView } from '@palmares/domain/shared-portfolio';
import { m } from '../../paraglide/messages.js';
import { hostOf } from '../kit/host.ts';
import { inOneLine } from '../section-excerpt.ts';

export const highlightsExcerpt = ({ videos: { length: count }, channel }: HighlightsPublicView): string =>
  inOneLine(count === 0 ? '' : m.highlights_count({ count }), channel === '' ? '' : hostOf(channel));
