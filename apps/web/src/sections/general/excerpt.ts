import type { GeneralPublicView } from '@palmares/domain/shared-portfolio';
import { separated } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';

export const generalExcerpt = ({ height, weight, hometown }: GeneralPublicView): string =>
  separated([
    height ? m.portfolio_fact_height_value({ ...height }) : '',
    weight ? m.general_weight_value({ ...weight }) : '',
    hometown,
  ]);
