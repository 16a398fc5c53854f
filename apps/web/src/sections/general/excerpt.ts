import type { GeneralPublicView } from '@palmares/domain/shared-portfolio';
import { m } from '../../paraglide/messages.js';
import { inOneLine } from '../section-excerpt.ts';

export const generalExcerpt = ({ height, weight, hometown }: GeneralPublicView): string =>
  inOneLine(
    height ? m.portfolio_fact_height_value({ ...height }) : '',
    weight ? m.general_weight_value({ ...weight }) : '',
    hometown,
  );
