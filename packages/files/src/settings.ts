import { z } from 'zod';

/** Where the bytes are stored: in a folder that web and worker share as one user, or in a private bucket. */
export type FileStoreConfig =
  | { readonly in: 'folder'; readonly folder: string }
  | {
      readonly in: 's3';
      readonly bucket: string;
      readonly region: string;
      /** Address of a server other than Amazon's, whose buckets are addressed by path. */
      readonly endpoint: string | undefined;
      /** Undefined means that the S3 client finds them on the machine. */
      readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
    };

/** Treats an empty variable as unset. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const http = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

const variables = z.object({
  FILES_FOLDER: optional(z.string()),
  S3_BUCKET: optional(z.string()),
  S3_REGION: optional(z.string()),
  S3_ENDPOINT: optional(http),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
});

/**
 * File store settings, to `.and()` with an app's own variables: `FILES_FOLDER`, or `S3_BUCKET` with its settings. Pass
 * them to {@link fileStoreConfig}.
 */
export const fileSettings = variables
  .refine(({ FILES_FOLDER, S3_BUCKET }) => (FILES_FOLDER === undefined) !== (S3_BUCKET === undefined), {
    path: ['FILES_FOLDER, S3_BUCKET'],
    message: 'set one of the two',
  })
  .refine(({ S3_BUCKET, S3_REGION }) => S3_BUCKET === undefined || S3_REGION !== undefined, {
    path: ['S3_REGION'],
    message: 'must name the region of the bucket',
  })
  .refine(
    ({ S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) =>
      (S3_ACCESS_KEY_ID === undefined) === (S3_SECRET_ACCESS_KEY === undefined),
    { path: ['S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'], message: 'set both or neither' },
  );

/** Converts the settings to the store's config. Throws on settings that {@link fileSettings} did not check. */
export const fileStoreConfig = (settings: z.infer<typeof fileSettings>): FileStoreConfig => {
  const { FILES_FOLDER: folder, S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = settings;
  if (folder !== undefined) return { in: 'folder', folder };
  if (bucket === undefined || region === undefined) throw new Error('The settings of the file store are not complete');
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  const credentials =
    accessKeyId === undefined || secretAccessKey === undefined ? undefined : { accessKeyId, secretAccessKey };
  return { in: 's3', bucket, region, endpoint, credentials };
};
