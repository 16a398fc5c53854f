import { buttonClass, Mail, Play } from '@palmares/ui';
import { m } from '../paraglide/messages.js';
import type { CardActions } from './card-actions.ts';

interface CardActionLinksProps {
  readonly actions: CardActions;
}

/** Plain links, so that they work before any script. */
export const CardActionLinks = ({ actions: { film, contact } }: CardActionLinksProps) => (
  <>
    {film === undefined ? null : (
      <a href={film} rel="noopener noreferrer nofollow ugc" className={buttonClass()}>
        <Play aria-hidden size={20} />
        {m.portfolio_action_film()}
      </a>
    )}{' '}
    {contact === undefined ? null : (
      <a href={contact} className={buttonClass({ variant: film === undefined ? 'solid' : 'outline' })}>
        <Mail aria-hidden size={20} />
        {m.portfolio_action_contact()}
      </a>
    )}
  </>
);
