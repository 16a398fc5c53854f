import { recognizeVideo, type Video } from '../../videos/recognize.ts';
import { type Highlights, videoPlaces } from './fields.ts';

/** A video that can be played on the page, or the link to any other. The title may be empty. */
export type PublicVideo = { readonly title: string } & (Video | { readonly link: string });

export interface HighlightsPublicView {
  readonly videos: readonly PublicVideo[];
  readonly channel: string;
}

export const highlightsPublicView = (content: Highlights): HighlightsPublicView => ({
  videos: videoPlaces.flatMap((place) => {
    const link = content[place.link];
    return link === '' ? [] : [{ title: content[place.title], ...(recognizeVideo(link) ?? { link }) }];
  }),
  channel: content.channel,
});
