import { cx } from '@palmares/ui/styled-system/css';
import { videoFacade } from '@palmares/ui/styled-system/recipes';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { ExternalLink, Play } from '../icons.ts';
import { VideoPlayer } from './video-player.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface VideoFacadeProps {
  title: string;
  /** BCP 47 tag of the title, if it may differ from the page's language. */
  titleLanguage?: string | undefined;
  /** The verb that is read out before the title: to play, or to watch elsewhere. */
  playLabel: ReactNode;
  /** The video's host, named before anything is requested from it. */
  source: ReactNode;
  /** The video's own page, which opens without script or with a modifier key. */
  href: string;
  /** Address of the host's player. Without it, a press opens `href`. */
  embed?: string | undefined;
  /** The address to type from paper; by default `href`. */
  address?: string | undefined;
  /** An SVG that fills the screen. */
  drawing?: ReactNode;
  className?: string | undefined;
}

const plain = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A video that requests nothing from its host until it is played. */
export const VideoFacade = (props: VideoFacadeProps) => {
  const { title, titleLanguage, playLabel, source, href, embed, address = href, drawing, className } = props;
  const [playing, setPlaying] = useState<string>();
  const styles = videoFacade();
  const play = (event: MouseEvent) => {
    if (embed === undefined || !plain(event)) return;
    event.preventDefault();
    setPlaying(embed);
  };
  // The spaces separate the words without styles: in a text browser, and in the link's name.
  const words = (
    <span className={styles.words} data-words>
      <span className={styles.title} lang={titleLanguage}>
        {title}
      </span>{' '}
      <span className={styles.source}>{source}</span> <span className={styles.address}>{address}</span>
    </span>
  );
  if (playing !== undefined && playing === embed)
    return (
      <div className={cx(styles.root, className)}>
        <div className={styles.screen}>
          <VideoPlayer title={title} embed={embed} className={styles.player} />
        </div>
        {words}
      </div>
    );
  return (
    <div className={cx(styles.root, className)}>
      <a
        href={href}
        rel="noopener noreferrer nofollow ugc"
        target="_blank"
        className={styles.link}
        onClick={play}
        {...(embed === undefined
          ? {}
          : { 'data-player': embed, 'data-player-title': title, 'data-player-class': styles.player })}
      >
        <VisuallyHidden>{playLabel} </VisuallyHidden>
        {words}{' '}
        <span className={styles.screen} data-screen>
          {drawing}
          <span aria-hidden className={styles.play}>
            {embed === undefined ? <ExternalLink size={28} /> : <Play size={28} fill="currentColor" strokeWidth={0} />}
          </span>
        </span>
      </a>
    </div>
  );
};
