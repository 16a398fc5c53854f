import { buttonClass, ExternalLink, Mail, Play, VisuallyHidden } from '@palmares/ui';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../browser/is-plain-click.ts';
import { playFilm } from '../browser/play-film.ts';
import { m } from '../paraglide/messages.js';
import type { CardActions } from './card-actions.ts';

interface CardActionLinksProps {
  readonly actions: CardActions;
}

const play = (event: MouseEvent) => {
  if (isPlainClick(event.nativeEvent) && playFilm()) event.preventDefault();
};

/**
 * The film plays on the page, by `startVideos` where React does not run. Without a script, or if its host cannot play here,
 * the link opens it in a new tab.
 */
const FilmLink = ({ film: { href, embed, source } }: { readonly film: NonNullable<CardActions['film']> }) => {
  const here = embed !== undefined;
  const Icon = here ? Play : ExternalLink;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className={buttonClass()}
      {...(here ? { 'data-film': '', onClick: play } : {})}
    >
      <Icon aria-hidden size={20} />
      {m.portfolio_action_film()}
      {here ? null : (
        <VisuallyHidden>
          {' '}
          {source} {m.legal_new_tab()}
        </VisuallyHidden>
      )}
    </a>
  );
};

export const CardActionLinks = ({ actions: { film, contact } }: CardActionLinksProps) => (
  <>
    {film === undefined ? null : <FilmLink film={film} />}{' '}
    {contact === undefined ? null : (
      <a href={contact} className={buttonClass({ variant: film === undefined ? 'solid' : 'outline' })}>
        <Mail aria-hidden size={20} />
        {m.portfolio_action_contact()}
      </a>
    )}
  </>
);
