import type { Award } from '@palmares/domain/sections/sports-history/fields';
import { m } from '../../paraglide/messages.js';
import type { ItemFormProps } from '../item-list/item-kind.ts';
import { TextField } from './text-field.tsx';

export const AwardForm = (props: ItemFormProps<Award>) => (
  <>
    <TextField {...props} name="name" value={props.item.name} label={m.award_name_label()} />
    <TextField {...props} name="awardedBy" value={props.item.awardedBy} label={m.award_awarded_by_label()} optional />
    <TextField
      {...props}
      name="description"
      value={props.item.description}
      label={m.award_description_label()}
      optional
      lines
    />
  </>
);
