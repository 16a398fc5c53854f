interface VideoPlayerProps {
  title: string;
  /** The address of the host's player. */
  embed: string;
  className?: string | undefined;
}

// Declared here, because a ref function created in each render would focus the player each time.
const focus = (player: HTMLIFrameElement | null) => player?.focus();

/** The frame of a host's player, focused when it appears. */
export const VideoPlayer = ({ title, embed, className }: VideoPlayerProps) => (
  <iframe
    ref={focus}
    title={title}
    src={embed}
    allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
    allowFullScreen
    // YouTube refuses to play without a referrer; the origin alone keeps the path of a private link secret.
    referrerPolicy="strict-origin"
    className={className}
  />
);
