import type { Performance } from '@palmares/domain/sections/sports-history/fields';
import { m } from '../../paraglide/messages.js';
import type { ItemFormProps } from '../item-list/item-kind.ts';
import { TextField } from './text-field.tsx';

export const PerformanceForm = (props: ItemFormProps<Performance>) => (
  <>
    <TextField
      {...props}
      name="result"
      value={props.item.result}
      label={m.performance_result_label()}
      hint={m.performance_result_hint()}
    />
    <TextField {...props} name="event" value={props.item.event} label={m.performance_event_label()} />
    <TextField {...props} name="desc" value={props.item.desc} label={m.performance_desc_label()} optional lines />
  </>
);
