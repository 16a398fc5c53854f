import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FieldGroup } from '../field/field-group.tsx';
import { FileDrop, type FileDropProps } from './file-drop.tsx';
import { refusalReason, roomLeft } from './file-refusal.ts';
import type { UploadedFile } from './file-row.tsx';

const labels = {
  choose: 'Choose a file',
  chooseAnother: 'Choose another',
  drop: 'or drop it here',
  full: 'Maximum reached.',
  refused: (name: string, reason: string) => `${name}: ${reason}`,
  waiting: 'waiting',
  ready: 'Sent',
  unused: 'Not added yet',
  use: 'Add',
  processing: 'being checked',
  offline: 'No connection.',
  takePicture: 'Take a picture',
  pages: (count: number) => `${count} pages`,
  download: (name: string) => `Download ${name}`,
  rename: (name: string) => `Rename ${name}`,
  newName: 'New name',
  saveName: 'Save',
  keepName: 'Keep the name',
  uploading: (name: string) => `Sending ${name}`,
  cancel: (name: string) => `Stop ${name}`,
  remove: (name: string) => `Remove ${name}`,
  retry: 'Try again',
};

const nothing = () => {};

const drop = (files: readonly UploadedFile[], maxFiles = 3, more: Partial<FileDropProps> = {}): ReactElement => (
  <FieldGroup legend="Documents" hint="PDF, up to 15 MB">
    <FileDrop
      files={files}
      onAdd={nothing}
      onCancel={nothing}
      onRemove={nothing}
      onRetry={nothing}
      accept={['image/jpeg', 'application/pdf']}
      maxSize={15_000_000}
      maxFiles={maxFiles}
      language="en"
      labels={labels}
      {...more}
    />
  </FieldGroup>
);

const html = (files: readonly UploadedFile[], maxFiles?: number, more?: Partial<FileDropProps>) =>
  renderToStaticMarkup(drop(files, maxFiles, more));

const sent: UploadedFile = { id: '1', name: 'marks.pdf', size: 1_240_000, state: 'ready' };

describe('FileDrop', () => {
  it('accepts the given types in their order, with a button that is described by the hint', () => {
    const markup = html([]);
    expect(markup).toContain('accept="image/jpeg,application/pdf"');
    const hint = /id="([^"]*hint)"/.exec(markup)?.[1];
    expect(/<button[^>]*>/.exec(markup)?.[0]).toContain(`aria-describedby="${hint}"`);
    expect(markup).toContain('Choose a file');
  });

  it('does not make the drop zone a second button', () => {
    const zone = /<div[^>]*data-part="dropzone"[^>]*>/.exec(html([]))?.[0] ?? '';
    expect(zone).toContain('role="group"');
    expect(zone).not.toContain('tabindex');
  });

  it('announces a file that is uploaded', () => {
    expect(html([sent])).toMatch(/role="status"[^>]*><span>marks\.pdf: Sent<\/span>/);
  });

  it('announces a file that is not used yet', () => {
    expect(html([{ ...sent, state: 'unused' }])).toMatch(/role="status"[^>]*><span>marks\.pdf: Not added yet<\/span>/);
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

  it('can add nothing while it is offline, and still removes', () => {
    const markup = html([sent], 3, { offline: true });
    expect(markup).toContain('No connection.');
    expect(markup).not.toContain('or drop it here');
    expect(/<button[^>]*>/.exec(markup)?.[0]).toContain('disabled=""');
    expect(markup).toContain('aria-label="Remove marks.pdf"');
  });

  it('offers a camera for the pictures among its types, only if it is asked to', () => {
    expect(html([])).not.toContain('capture');
    const markup = html([], 3, { camera: 'environment' });
    expect(markup).toContain('Take a picture');
    expect(/<input[^>]*capture[^>]*>/.exec(markup)?.[0]).toMatch(/capture="environment".*accept="image\/jpeg"/);
  });

  it.each([
    [['FILE_TOO_LARGE'], 3, 'size'],
    [['FILE_INVALID_TYPE', 'FILE_TOO_LARGE'], 3, 'type'],
    [['FILE_TOO_SMALL'], 3, 'empty'],
    [['TOO_MANY_FILES'], 3, 'count'],
    [['TOO_MANY_FILES'], 1, 'one'],
  ])('refuses %j of at most %i for its %s', (errors, maxFiles, reason) => {
    expect(refusalReason(errors, maxFiles)).toBe(reason);
  });
});
