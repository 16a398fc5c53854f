import type { DraftContent } from '@palmares/domain/portfolio';
import { videoPlaces } from '@palmares/domain/sections';
import { recognizeChannel, watchAddress } from '@palmares/domain/videos';
import { Banner, Button, VisuallyHidden } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiClient } from '../../api/use-api-client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { refusalWords } from '../../notices/refusal-words.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import type { Edit } from '../section-editor.ts';
import { type ListedVideo, ListedVideos, type VideoPlace } from './listed-videos.tsx';

type Highlights = DraftContent<'highlights'>;

const frame = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' });

const doneWords = { firstVideo: m.highlights_import_first_done, secondVideo: m.highlights_import_second_done } as const;

interface ImportVideosProps {
  readonly content: Highlights;
  readonly edit: Edit<Highlights>;
}

/** Lists the newest videos of the channel, and puts a chosen one into the form. */
export const ImportVideos = ({ content, edit }: ImportVideosProps) => {
  const client = useApiClient();
  const { send, isPending, problem, setProblem } = useSubmission(
    useMutation({ mutationFn: (channel: string) => client.videos.ofChannel.mutate({ channel }) }),
  );
  const [listed, setListed] = useState<readonly ListedVideo[]>([]);
  const channel = content.channel.trim();

  const list = async () => {
    setListed([]);
    if (!recognizeChannel(channel)) {
      setProblem({ words: refusalWords({ code: 'channel_unsupported' }) });
      return;
    }
    const result = await send(channel);
    if (result.ok) setListed(result.value);
  };
  const choose = (video: ListedVideo, { link, title }: VideoPlace) => {
    const before = { [link]: content[link], [title]: content[title] };
    edit((now) => ({ ...now, [link]: watchAddress({ host: 'youtube', id: video.id }), [title]: video.title }));
    toasts.show({
      title: doneWords[link]({ title: video.title || m.highlights_import_untitled() }),
      action: { label: m.undo(), onClick: () => edit((now) => ({ ...now, ...before })) },
    });
  };

  return (
    <div className={frame}>
      {problem ? (
        <Banner tone="danger" role="alert">
          {problem.words}
        </Banner>
      ) : null}
      <Button variant="outline" loading={isPending} onClick={list}>
        {m.highlights_import_action()}
      </Button>
      <VisuallyHidden role="status">
        {listed.length === 0 ? '' : m.highlights_import_found({ count: listed.length })}
      </VisuallyHidden>
      {listed.length === 0 ? null : <ListedVideos videos={listed} places={videoPlaces} onChoose={choose} />}
    </div>
  );
};
