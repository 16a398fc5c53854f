import type { FileCode } from '@palmares/domain/files';
import { accepted, refused } from '@palmares/domain/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { FilePort, MyFile } from '../../../api/files/file-port.ts';
import { isUploading } from './listed-upload.ts';
import { unusedFiles } from './unused-files.ts';
import { createUploadList, type ReadyUpload } from './upload-list.ts';

const checked: MyFile = {
  id: 'f1',
  kind: 'document',
  name: 'marks.pdf',
  state: 'ready',
  type: 'application/pdf',
  bytes: 3,
  width: null,
  height: null,
  pages: 2,
  refusal: null,
  isUsed: false,
};
const file = (name = 'marks.pdf') => new File(['pdf'], name);

/** A server that accepts everything, except where a test replaces a step. */
const uploading = (changed: Partial<FilePort> = {}) => {
  const port: FilePort = {
    begin: vi.fn(async () => accepted({ fileId: 'f1' })),
    send: vi.fn<FilePort['send']>(async () => accepted(null)),
    mine: vi.fn<FilePort['mine']>(async () => [checked]),
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
    const { promise: looked, resolve: look } = Promise.withResolvers<MyFile[]>();
    const { list, states } = uploading({
      send: async (_id, _file, { onProgress }) => {
        onProgress(0.5);
        return accepted(null);
      },
      mine: () => looked,
    });
    const seen: unknown[] = [];
    list.subscribe(() => seen.push(list.list()[0]?.step));
    list.add([file()]);
    await vi.waitFor(() => expect(states()).toEqual(['processing']));
    expect(seen).toContainEqual({ state: 'sending', progress: 0.5 });
    look([checked]);
    await vi.waitFor(() => expect(list.list()).toEqual([]));
  });

  it('run one after the other', async () => {
    const { promise: first, resolve: end } = Promise.withResolvers<MyFile[]>();
    const mine = vi.fn<FilePort['mine']>().mockReturnValueOnce(first).mockResolvedValue([checked]);
    const { list, states, ready } = uploading({ mine });
    list.add([file('one.pdf'), file('two.pdf')]);
    await vi.waitFor(() => expect(states()).toEqual(['processing', 'waiting']));
    end([checked]);
    await vi.waitFor(() => expect(ready.map(({ name }) => name)).toEqual(['one.pdf', 'two.pdf']));
  });

  it('look again while a file is being checked, also after a failed look', async () => {
    const mine = vi
      .fn<FilePort['mine']>()
      .mockResolvedValueOnce([{ ...checked, state: 'processing' }])
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue([checked]);
    const { list, ready } = uploading({ mine });
    list.add([file()]);
    await vi.waitFor(() => expect(ready).toHaveLength(1));
    expect(mine).toHaveBeenCalledTimes(3);
  });

  it.each<[string, Partial<FilePort>, FileCode]>([
    ['before it is sent', { begin: async () => refused('file_quota') }, 'file_quota'],
    ['while it is sent', { send: async () => refused('file_too_large') }, 'file_too_large'],
    ['by its content', { mine: async () => [{ ...checked, state: 'refused', refusal: 'file_heic' }] }, 'file_heic'],
    ['because it is gone', { mine: async () => [] }, 'file_unknown'],
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

  it('that the server could not store are sent again from the start', async () => {
    const failed: MyFile = { ...checked, state: 'refused', refusal: 'file_store' };
    const mine = vi.fn<FilePort['mine']>().mockResolvedValueOnce([failed]).mockResolvedValue([checked]);
    const { list, states, ready, port } = uploading({ mine });
    list.add([file()]);
    await vi.waitFor(() => expect(states()).toEqual(['refused']));
    list.retry('1');
    await vi.waitFor(() => expect(ready).toHaveLength(1));
    expect(port.send).toHaveBeenCalledTimes(2);
  });

  it('that arrived and cannot be asked for are not sent a second time', async () => {
    const unauthorized = Object.assign(new Error('logged out'), { data: { httpStatus: 401 } });
    const mine = vi.fn<FilePort['mine']>().mockRejectedValueOnce(unauthorized).mockResolvedValue([checked]);
    const { list, states, ready, port } = uploading({ mine });
    list.add([file()]);
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    list.retry('1');
    await vi.waitFor(() => expect(ready).toHaveLength(1));
    expect(port.send).toHaveBeenCalledTimes(1);
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

  it('that had arrived when the page was left stay on the server', async () => {
    const { list, states, ready, port } = uploading({ mine: () => new Promise(() => undefined) });
    list.add([file()]);
    await vi.waitFor(() => expect(states()).toEqual(['processing']));
    expect(isUploading(list.list())).toBe(false);
    list.stop();
    expect(list.list()).toEqual([]);
    expect([ready, vi.mocked(port.cancel).mock.calls]).toEqual([[], []]);
  });
});

describe('a file that arrived before the page was opened', () => {
  const { signal } = new AbortController();
  const found = async (...files: MyFile[]) => {
    const all = uploading({ mine: async () => files });
    await all.list.recover(signal);
    return all;
  };

  it('is offered once, and is ready when it is used', async () => {
    const { list, states, ready, port } = await found(checked);
    await list.recover(signal);
    expect(states()).toEqual(['unused']);
    expect(ready).toEqual([]);
    list.use('f1');
    expect([list.list(), ready]).toEqual([[], [{ file: checked, name: 'marks.pdf' }]]);
    expect(port.cancel).not.toHaveBeenCalled();
  });

  it('is removed from the server when it is dropped', async () => {
    const { list, ready, port } = await found(checked);
    list.remove('f1');
    expect(port.cancel).toHaveBeenCalledWith('f1');
    expect([list.list(), ready]).toEqual([[], []]);
  });

  it('is followed while it is being checked, and then offered', async () => {
    const mine = vi
      .fn<FilePort['mine']>()
      .mockResolvedValueOnce([{ ...checked, state: 'processing' }])
      .mockResolvedValue([checked]);
    const { list, states } = uploading({ mine });
    await list.recover(signal);
    expect(states()).toEqual(['processing']);
    await vi.waitFor(() => expect(states()).toEqual(['unused']));
  });

  it('is not offered on a page that was left meanwhile', async () => {
    const { list, states } = uploading();
    await list.recover(AbortSignal.abort());
    expect(states()).toEqual([]);
  });

  it('can be put back and be offered again', async () => {
    const { list, states, ready } = await found(checked);
    list.use('f1');
    for (const { file } of ready) list.putBack(file);
    expect(states()).toEqual(['unused']);
  });

  it.each<[string, Partial<MyFile>]>([
    ['a section refers to it', { isUsed: true }],
    ['it is of another kind', { kind: 'picture' }],
    ['it was refused', { state: 'refused', refusal: 'file_broken' }],
    ['its bytes never came', { state: 'receiving' }],
  ])('is not offered if %s', async (_, changed) => {
    const { states } = await found({ ...checked, ...changed });
    expect(states()).toEqual([]);
  });
});

it('of pictures only the newest that arrived is offered, if it is not used', () => {
  const picture = (id: string, changed: Partial<MyFile> = {}): MyFile => ({
    ...checked,
    id,
    kind: 'picture',
    ...changed,
  });
  const cut = picture('cut', { state: 'receiving' });
  expect(unusedFiles('picture', [picture('old'), picture('new'), cut]).map(({ id }) => id)).toEqual(['new']);
  expect(unusedFiles('picture', [picture('old'), picture('new', { isUsed: true })])).toEqual([]);
});
