import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FieldGroup } from '../field/field-group.tsx';
import { FileDrop } from './file-drop.tsx';
import type { UploadedFile } from './file-drop-item.tsx';
import { refusalReason, roomLeft } from './file-refusal.ts';

const labels = {
  choose: 'Choose a file',
  chooseAnother: 'Choose another',
  drop: 'or drop it here',
  full: 'Maximum reached.',
  refused: (name: string, reason: string) => `${name}: ${reason}`,
  waiting: 'waiting',
  done: 'Sent',
  uploading: (name: string) => `Sending ${name}`,
  cancel: (name: string) => `Stop ${name}`,
  remove: (name: string) => `Remove ${name}`,
  retry: 'Try again',
};

const nothing = () => {};

const drop = (files: readonly UploadedFile[], maxFiles = 3): ReactElement => (
  <FieldGroup legend="Documents" hint="PDF, up to 15 MB">
    <FileDrop
      files={files}
      onAdd={nothing}
      onCancel={nothing}
      onRemove={nothing}
      onRetry={nothing}
      accept={['application/pdf', 'image/png']}
      maxSize={15_000_000}
      maxFiles={maxFiles}
      language="en"
      labels={labels}
    />
  </FieldGroup>
);

const html = (files: readonly UploadedFile[], maxFiles?: number) => renderToStaticMarkup(drop(files, maxFiles));

const sent: UploadedFile = { id: '1', name: 'marks.pdf', size: 1_240_000, state: 'done' };

describe('FileDrop', () => {
  it('accepts the given types, with a button that is described by the hint', () => {
    const markup = html([]);
    expect(markup).toContain('accept="application/pdf,image/png"');
    const hint = /id="([^"]*hint)"/.exec(markup)?.[1];
    expect(/<button[^>]*>/.exec(markup)?.[0]).toContain(`aria-describedby="${hint}"`);
    expect(markup).toContain('Choose a file');
  });

  it('does not make the drop zone a second button', () => {
    const zone = /<div[^>]*data-part="dropzone"[^>]*>/.exec(html([]))?.[0] ?? '';
    expect(zone).toContain('role="group"');
    expect(zone).not.toContain('tabindex');
  });

  it('shows the progress of each file, as text and as a bar', () => {
    const markup = html([{ id: '1', name: 'marks.pdf', size: 1_240_000, state: 'uploading', progress: 0.4 }]);
    expect(markup).toContain('role="progressbar"');
    expect(markup).toContain('aria-valuetext="40%"');
    expect(markup).toContain('1.2 MB · 40%');
    expect(markup).toContain('aria-label="Stop marks.pdf"');
  });

  it('announces why a file failed and offers to try again', () => {
    const markup = html([{ id: '1', name: 'marks.pdf', size: 9, state: 'failed', error: 'The connection was lost.' }]);
    expect(markup).toMatch(/role="alert"[^>]*>.*The connection was lost\./);
    expect(markup).toContain('Try again');
    expect(markup).toContain('aria-label="Remove marks.pdf"');
  });

  it('announces a file that is uploaded', () => {
    expect(html([sent])).toMatch(/role="status"[^>]*><span>marks\.pdf: Sent<\/span>/);
  });

  it('is disabled when the maximum is reached, and says so', () => {
    const markup = html([sent, { ...sent, id: '2' }, { ...sent, id: '3' }]);
    expect(markup).toContain('Maximum reached.');
    expect(/<button[^>]*>/.exec(markup)?.[0]).toContain('disabled=""');
  });

  it.each([
    [0, 3, 3],
    [3, 3, 0],
    [0, 1, 1],
    [1, 1, 1],
  ])('with %i of %i has room for %i', (count, max, room) => {
    expect(roomLeft(count, max)).toBe(room);
  });

  it.each([
    [['FILE_TOO_LARGE'], 'size'],
    [['FILE_INVALID_TYPE', 'FILE_TOO_LARGE'], 'type'],
    [['TOO_MANY_FILES'], 'count'],
  ])('refuses %j for its %s', (errors, reason) => {
    expect(refusalReason(errors)).toBe(reason);
  });
});
