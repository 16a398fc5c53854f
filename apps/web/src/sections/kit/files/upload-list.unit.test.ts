import type { FileCode } from '@palmares/domain/files';
import { accepted, refused } from '@palmares/domain/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { FilePort, MyFile } from '../../../api/files/file-port.ts';
import { createUploadList, isUploading, type ReadyUpload } from './upload-list.ts';

const checked: MyFile = {
  id: 'f1',
  state: 'ready',
  type: 'application/pdf',
  bytes: 3,
  width: null,
  height: null,
  pages: 2,
  refusal: null,
};
const file = (name = 'marks.pdf') => new File(['pdf'], name);

/** A server that accepts everything, except where a test replaces a step. */
const uploading = (changed: Partial<FilePort> = {}) => {
  const port: FilePort = {
    begin: vi.fn(async () => accepted({ fileId: 'f1' })),
    send: vi.fn<FilePort['send']>(async () => accepted(null)),
    find: vi.fn<FilePort['find']>(async () => checked),
    cancel: vi.fn(async () => undefined),
    ...changed,
  };
  const ready: ReadyUpload[] = [];
  const ids = ['1', '2'].values();
  const list = createUploadList({
    kind: 'document',
    port,
    nameOf: ({ name }) => name,
    newId: () => ids.next().value ?? '',
    pause: async () => undefined,
    onReady: (one) => ready.push(one),
  });
  const states = () => list.list().map(({ step }) => step.state);
  return { port, list, ready, states };
};

describe('the uploads of a section', () => {
  it('end with a file that the server has checked, which then leaves the list', async () => {
    const { list, ready, port } = uploading();
    list.add([file()]);
    expect(isUploading(list.list())).toBe(true);
    await vi.waitFor(() => expect(ready).toEqual([{ file: checked, name: 'marks.pdf' }]));
    expect(list.list()).toEqual([]);
    expect(port.begin).toHaveBeenCalledWith({ kind: 'document', name: 'marks.pdf', bytes: 3 });
  });

  it('report their progress, then that the file is being checked', async () => {
    const { promise: looked, resolve: look } = Promise.withResolvers<MyFile>();
    const { list, states } = uploading({
      send: async (_id, _file, { onProgress }) => {
        onProgress(0.5);
        return accepted(null);
      },
      find: () => looked,
    });
    const seen: unknown[] = [];
    list.subscribe(() => seen.push(list.list()[0]?.step));
    list.add([file()]);
    await vi.waitFor(() => expect(states()).toEqual(['processing']));
    expect(seen).toContainEqual({ state: 'sending', progress: 0.5 });
    look(checked);
    await vi.waitFor(() => expect(list.list()).toEqual([]));
  });

  it('run one after the other', async () => {
    const { promise: first, resolve: end } = Promise.withResolvers<MyFile>();
    const find = vi.fn<FilePort['find']>().mockReturnValueOnce(first).mockResolvedValue(checked);
    const { list, states, ready } = uploading({ find });
    list.add([file('one.pdf'), file('two.pdf')]);
    await vi.waitFor(() => expect(states()).toEqual(['processing', 'waiting']));
    end(checked);
    await vi.waitFor(() => expect(ready.map(({ name }) => name)).toEqual(['one.pdf', 'two.pdf']));
  });

  it('look again while a file is being checked, also after a failed look', async () => {
    const find = vi
      .fn<FilePort['find']>()
      .mockResolvedValueOnce({ ...checked, state: 'processing' })
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue(checked);
    const { list, ready } = uploading({ find });
    list.add([file()]);
    await vi.waitFor(() => expect(ready).toHaveLength(1));
    expect(find).toHaveBeenCalledTimes(3);
  });

  it.each<[string, Partial<FilePort>, FileCode]>([
    ['before it is sent', { begin: async () => refused('file_quota') }, 'file_quota'],
    ['while it is sent', { send: async () => refused('file_too_large') }, 'file_too_large'],
    ['by its content', { find: async () => ({ ...checked, state: 'refused', refusal: 'file_heic' }) }, 'file_heic'],
    ['because it is gone', { find: async () => undefined }, 'file_unknown'],
  ])('keep a file that is refused %s, with its kind for the words', async (_, changed, code) => {
    const { list, ready } = uploading(changed);
    list.add([file()]);
    await vi.waitFor(() =>
      expect(list.list()[0]?.step).toEqual({ state: 'refused', refusal: { code, params: { kind: 'document' } } }),
    );
    expect([ready, isUploading(list.list())]).toEqual([[], false]);
  });

  it('that lose the connection are cancelled on the server and can be tried again', async () => {
    const send = vi.fn<FilePort['send']>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(accepted(null));
    const { list, states, ready, port } = uploading({ send });
    list.add([file()]);
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    expect(port.cancel).toHaveBeenCalledWith('f1');
    list.retry('1');
    await vi.waitFor(() => expect(ready).toHaveLength(1));
  });

  it('that are stopped leave the list, and nothing comes of them', async () => {
    const { list, states, ready, port } = uploading({
      send: (_id, _file, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    });
    list.add([file(), file('next.pdf')]);
    await vi.waitFor(() => expect(port.begin).toHaveBeenCalledTimes(1));
    expect(states()).toEqual(['sending', 'waiting']);
    list.stop();
    expect(list.list()).toEqual([]);
    await vi.waitFor(() => expect(port.cancel).toHaveBeenCalledWith('f1'));
    expect(port.begin).toHaveBeenCalledTimes(1);
    expect(ready).toEqual([]);
  });
});
