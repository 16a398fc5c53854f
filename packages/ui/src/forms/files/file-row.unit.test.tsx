import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FileRow, type FileRowProps, type UploadedFile } from './file-row.tsx';

const labels: FileRowProps['labels'] = {
  waiting: 'waiting',
  processing: 'being checked',
  ready: 'Added',
  unused: 'Not added yet',
  use: 'Add',
  pages: (count) => `${count} pages`,
  uploading: (name) => `Sending ${name}`,
  cancel: (name) => `Stop ${name}`,
  remove: (name) => `Remove ${name}`,
  download: (name) => `Download ${name}`,
  rename: (name) => `Rename ${name}`,
  newName: 'New name',
  saveName: 'Save the name',
  keepName: 'Keep the name',
  retry: 'Try again',
};

const nothing = () => {};
const marks = { id: '1', name: 'marks.pdf', size: 1_240_000, type: 'application/pdf', pages: 3 };

const html = (file: UploadedFile, more: Partial<FileRowProps> = {}) =>
  renderToStaticMarkup(
    <FileRow
      file={file}
      language="en"
      labels={labels}
      onCancel={nothing}
      onRemove={nothing}
      onRetry={nothing}
      {...more}
    />,
  );

describe('FileRow', () => {
  it('shows the progress, as text and as a bar, and stops it', () => {
    const markup = html({ ...marks, state: 'uploading', progress: 0.4 });
    expect(markup).toContain('role="progressbar"');
    expect(markup).toContain('aria-valuetext="40%"');
    expect(markup).toContain('PDF\u00a0· 1.2\u00a0MB\u00a0· 3\u00a0pages\u00a0· 40%');
    expect(markup).toContain('aria-label="Stop marks.pdf"');
  });

  it('says that a file is being checked', () => {
    const markup = html({ ...marks, state: 'processing' });
    expect(markup).toContain('being checked');
    expect(markup).toContain('aria-label="Remove marks.pdf"');
  });

  it('announces why a file failed and offers to try again', () => {
    const markup = html({ ...marks, state: 'failed', error: 'The connection was lost.' });
    expect(markup).toMatch(/role="alert"[^>]*>.*The connection was lost\./);
    expect(markup).toContain('Try again');
  });

  it('announces why a file was refused, and offers only to remove it', () => {
    const markup = html({ ...marks, state: 'refused', error: 'It has a password.' }, { onRename: nothing });
    expect(markup).toMatch(/role="alert"[^>]*>.*It has a password\./);
    expect(markup.match(/<button/g)).toHaveLength(1);
    expect(markup).toContain('aria-label="Remove marks.pdf"');
  });

  it('offers to use a file that nothing was made of, with its name for screen readers', () => {
    const markup = html({ ...marks, state: 'unused' }, { onUse: nothing, onRename: nothing });
    expect(markup).toContain('Not added yet');
    expect(markup).toMatch(/<button[^>]*>Add<span[^>]*> marks\.pdf<\/span><\/button>/);
    expect(markup).toContain('aria-label="Remove marks.pdf"');
    expect(markup).not.toContain('Rename');
    expect(html({ ...marks, state: 'unused' })).not.toMatch(/>Add</);
  });

  it('downloads a ready file by a named link, and renames it if it may be renamed', () => {
    const ready: UploadedFile = { ...marks, state: 'ready', href: '/api/files/1/document' };
    const markup = html(ready, { onRename: nothing });
    expect(markup).toMatch(/<a href="\/api\/files\/1\/document"[^>]*aria-label="Download marks.pdf"/);
    expect(markup).toContain('aria-label="Rename marks.pdf"');
    expect(html(ready)).not.toContain('Rename');
  });

  it('knows a picture from a document', () => {
    expect(html({ ...marks, type: 'image/png', state: 'ready' })).toContain('lucide-image');
    expect(html({ ...marks, state: 'ready' })).toContain('lucide-file-text');
  });
});
