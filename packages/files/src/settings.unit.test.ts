import { expect, it } from 'vitest';
import { fileSettings, fileStoreConfig } from './settings.ts';

const bucket = { S3_BUCKET: 'files', S3_REGION: 'ca-central-1' };

const failures = (env: Readonly<Record<string, string>>): readonly string[] =>
  fileSettings.safeParse(env).error?.issues.map(({ path }) => path.join('.')) ?? [];

it('a folder is enough', () => {
  expect(fileStoreConfig(fileSettings.parse({ FILES_FOLDER: '/srv/files', S3_BUCKET: '' }))).toEqual({
    in: 'folder',
    folder: '/srv/files',
  });
});

it('a bucket may be at any address and have keys', () => {
  expect(fileStoreConfig(fileSettings.parse(bucket))).toEqual({
    in: 's3',
    bucket: 'files',
    region: 'ca-central-1',
    endpoint: undefined,
    credentials: undefined,
  });
  const keys = { S3_ENDPOINT: 'https://s3.example', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(fileStoreConfig(fileSettings.parse({ ...bucket, ...keys }))).toMatchObject({
    endpoint: 'https://s3.example',
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
  });
});

it('what is missing, doubled or wrong is named', () => {
  expect(failures({})).toEqual(['FILES_FOLDER, S3_BUCKET']);
  expect(failures({ ...bucket, FILES_FOLDER: '/srv/files' })).toEqual(['FILES_FOLDER, S3_BUCKET']);
  expect(failures({ S3_BUCKET: 'files' })).toEqual(['S3_REGION']);
  expect(failures({ ...bucket, S3_ENDPOINT: 's3.example' })).toEqual(['S3_ENDPOINT']);
  expect(failures({ ...bucket, S3_ACCESS_KEY_ID: 'id' })).toEqual(['S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY']);
});
