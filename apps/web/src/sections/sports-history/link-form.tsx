import type { ExternalLink } from '@palmares/domain/sections/sports-history/fields';
import { m } from '../../paraglide/messages.js';
import type { ItemFormProps } from '../item-list/item-kind.ts';
import { TextField } from './text-field.tsx';

export const LinkForm = (props: ItemFormProps<ExternalLink>) => (
  <>
    <TextField {...props} name="name" value={props.item.name} label={m.link_name_label()} hint={m.link_name_hint()} />
    <TextField
      {...props}
      name="url"
      value={props.item.url}
      label={m.link_url_label()}
      hint={m.link_url_hint()}
      input={{ type: 'url', inputMode: 'url' }}
    />
  </>
);
