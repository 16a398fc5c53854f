import { cx } from '@palmares/ui/styled-system/css';
import { videoFacade } from '@palmares/ui/styled-system/recipes';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Play } from '../icons.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface VideoFacadeProps {
  title: string;
  /** Read out before the title: the verb. */
  playLabel: ReactNode;
  /** Where it plays from, said before anything is asked of that host. */
  source: ReactNode;
  /** The video's own page: where the press leads without script, and with a key held. */
  href: string;
  /** The address of the host's player. Without it the press leads to `href`. */
  embed?: string | undefined;
  /** As it is read: "1:42". */
  duration?: ReactNode;
  /** A picture from our own host. */
  poster?: string | undefined;
  /** In place of a poster: a drawing that fills the screen. */
  drawing?: ReactNode;
  className?: string | undefined;
}

const plain = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

// One function for every render, or the player would take the focus back each time.
const focus = (player: HTMLIFrameElement | null) => player?.focus();

/** A video that asks nothing of its host until somebody wants to see it. */
export const VideoFacade = (props: VideoFacadeProps) => {
  const { title, playLabel, source, href, embed, duration, poster, drawing, className } = props;
  const [playing, setPlaying] = useState<string>();
  const styles = videoFacade();
  const play = (event: MouseEvent) => {
    if (embed === undefined || !plain(event)) return;
    event.preventDefault();
    setPlaying(embed);
  };
  const words = (
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      <span className={styles.source}>{source}</span>
    </span>
  );
  if (playing !== undefined && playing === embed)
    return (
      <div className={cx(styles.root, className)}>
        <div className={styles.screen}>
          <iframe
            ref={focus}
            title={title}
            src={embed}
            allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
            allowFullScreen
            // YouTube plays nothing for a page that hides itself; the path of a private link stays unsaid.
            referrerPolicy="strict-origin"
            className={styles.player}
          />
        </div>
        {words}
      </div>
    );
  return (
    <div className={cx(styles.root, className)}>
      <a href={href} rel="noreferrer" target="_blank" className={styles.link} onClick={play}>
        <VisuallyHidden>{playLabel} </VisuallyHidden>
        {words}
        <span className={styles.screen}>
          {poster === undefined ? drawing : <img src={poster} alt="" loading="lazy" className={styles.poster} />}
          <span aria-hidden className={styles.play}>
            <Play size={28} fill="currentColor" strokeWidth={0} />
          </span>
          {duration === undefined ? null : <span className={styles.duration}>{duration}</span>}
        </span>
      </a>
    </div>
  );
};
