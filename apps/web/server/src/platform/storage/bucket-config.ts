/** A bucket that speaks S3, and how to reach it. */
export type BucketConfig = {
  readonly bucket: string;
  readonly region: string;
  /** Of a store other than Amazon's, without a slash at the end; `null` for Amazon's own. */
  readonly endpoint: string | null;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Before every key, with a slash at the end; empty where the whole bucket is ours. */
  readonly prefix: string;
};
