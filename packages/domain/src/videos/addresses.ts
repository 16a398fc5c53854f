import type { Video } from './recognize.ts';

const parts = (id: string): readonly [string, string | undefined] => {
  const [first = '', key] = id.split('/');
  return [first, key];
};

/** The video's own page at its host, from its start. */
export const watchAddress = ({ host, id, start }: Video): string => {
  switch (host) {
    case 'youtube':
      return `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`;
    case 'vimeo':
      return `https://vimeo.com/${id}${start ? `#t=${start}s` : ''}`;
    case 'hudl':
      return `https://www.hudl.com/${id}`;
  }
};

/**
 * The host's player from the video's start, without cookies where the host offers that. Null for a short link of Hudl,
 * which has no player.
 */
export const playerAddress = ({ host, id, start }: Video): string | null => {
  switch (host) {
    case 'youtube':
      return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`;
    case 'vimeo': {
      const [video, key] = parts(id);
      return `https://player.vimeo.com/video/${video}?${key ? `h=${key}&` : ''}autoplay=1&dnt=1${start ? `#t=${start}s` : ''}`;
    }
    case 'hudl':
      return id.startsWith('video/') ? `https://www.hudl.com/embed/${id}` : null;
  }
};

/** The origins of all players: what a page with videos may frame. */
export const playerOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.hudl.com',
] as const;
