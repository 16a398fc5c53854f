import type { HighlightsPublicView } from '@palmares/domain/shared-portfolio';
import { separated } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import { hostOf } from '../kit/host.ts';

export const highlightsExcerpt = ({ videos: { length: count }, channel }: HighlightsPublicView): string =>
  separated([count === 0 ? '' : m.highlights_count({ count }), channel === '' ? '' : hostOf(channel)]);
