import S3rver from 's3rver'
import type { S3Config } from '../adapters/blobs/s3.ts'

/** A server with the interface of S3. */
export interface BucketServer {
  readonly configOf: (bucket: string) => S3Config
  /** The variables by which a node keeps its files in a bucket. */
  readonly environmentOf: (bucket: string) => Readonly<Record<string, string>>
  readonly close: () => Promise<void>
}

/** Starts one on any free port. @param directory where it keeps its files @param buckets their names */
export async function startBuckets(directory: string, buckets: readonly string[]): Promise<BucketServer> {
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: buckets.map((name) => ({ name, configs: [] })),
  })
  const { port } = await server.run()
  const [endpoint, key] = [`http://127.0.0.1:${port}`, 'S3RVER']
  return {
    configOf: (bucket) => ({ endpoint, bucket, region: 'us-east-1', accessKey: key, secretKey: key }),
    environmentOf: (bucket) => ({
      ...{ BLOBS: `s3://${bucket}?endpoint=${endpoint}`, S3_ACCESS_KEY: key, S3_SECRET_KEY: key },
    }),
    close: () => server.close(),
  }
}
