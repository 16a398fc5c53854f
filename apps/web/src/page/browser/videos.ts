import { isPlainClick } from '../../browser/is-plain-click.ts';
import { playFilm } from '../../browser/play-film.ts';

/** Plays a video in its place, on a press of its poster or of the card's button. Nothing is requested from its host before that. */
export const startVideos = (): void => {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a') : null;
    if (pressed?.hasAttribute('data-film') && isPlainClick(event) && playFilm()) event.preventDefault();
    const link = pressed?.hasAttribute('data-player') ? pressed : null;
    const { player = '', playerTitle = '', playerClass = '' } = link?.dataset ?? {};
    const screen = link?.querySelector('[data-screen]');
    const words = link?.querySelector('[data-words]');
    if (!link || !screen || !words || !isPlainClick(event)) return;
    event.preventDefault();
    const frame = Object.assign(document.createElement('iframe'), {
      title: playerTitle,
      src: player,
      allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
      allowFullscreen: true,
      // YouTube refuses to play without a referrer; the origin alone keeps the path of a private link secret.
      referrerPolicy: 'strict-origin',
      className: playerClass,
    });
    // The frame comes last: one that is moved loads again.
    link.replaceWith(screen, words);
    screen.replaceChildren(frame);
    frame.focus();
  });
};
