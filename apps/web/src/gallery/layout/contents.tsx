import { Accordion, Badge, type DataColumn, DataTable, VideoFacade } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { VideoPoster } from '../../sections/highlights/video-poster.tsx';
import type { ExhibitProps } from '../exhibit.ts';
import { words } from './words.ts';

const half = css({ flex: '[1 1 18rem]', maxWidth: 'form' });
const column = css({ display: 'flex', flexDirection: 'column', gap: '10', width: 'full' });
const narrow = css({ maxWidth: 'form' });

export const Accordions = ({ language }: ExhibitProps) => {
  const { questions } = words[language];
  return (
    <>
      <Accordion items={questions} open="who" className={half} />
      <Accordion
        single
        items={questions.map((question) => ({ ...question, id: `only-${question.id}` }))}
        className={half}
      />
    </>
  );
};

export const Tables = ({ language }: ExhibitProps) => {
  const { links, linkColumns, linkRows, noLinks } = words[language];
  const columns: DataColumn<(typeof linkRows)[number]>[] = [
    { id: 'name', header: linkColumns.name, cell: (row) => row.name },
    { id: 'state', header: linkColumns.state, cell: (row) => <Badge>{row.state}</Badge> },
    { id: 'ends', header: linkColumns.ends, cell: (row) => row.ends },
    { id: 'views', header: linkColumns.views, cell: (row) => row.views, numeric: true },
  ];
  const shared = { caption: links, columns, rowId: (row: { readonly name: string }) => row.name, empty: noLinks };
  return (
    <div className={column}>
      <DataTable {...shared} rows={linkRows} />
      <DataTable {...shared} rows={linkRows} className={narrow} />
      <DataTable {...shared} rows={linkRows.slice(0, 1)} awaited={2} />
      <DataTable {...shared} rows={[]} captionHidden />
    </div>
  );
};

export const Videos = ({ language }: ExhibitProps) => {
  const { play, video, longVideo, fromYouTube, onPage } = words[language];
  const href = 'https://www.youtube.com/watch?v=M7lc1UVf-VE';
  return (
    <>
      <VideoFacade
        className={half}
        title={video}
        playLabel={play}
        source={fromYouTube}
        href={href}
        embed="https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1"
        drawing={<VideoPoster number={1} />}
      />
      <VideoFacade
        className={half}
        title={longVideo}
        playLabel={play}
        source={onPage}
        href={href}
        drawing={<VideoPoster number={2} />}
      />
    </>
  );
};
