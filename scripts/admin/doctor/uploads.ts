import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { openBlobFolder } from '../../../src/server/adapters/blobs/folder.ts'
import type { S3Config } from '../../../src/server/adapters/blobs/s3.ts'
import type { Config } from '../../../src/server/config.ts'
import { reasonOf } from '../../../src/server/core/start.ts'
import { type Finding, fail, hostOf, ok } from './finding.ts'

const ANSWER_MS = 4000

/** Writes a file where users' uploads are kept, reads it and removes it. */
export const lookAtUploads = ({ s3, dataDir }: Config): Promise<readonly Finding[]> =>
  s3 === undefined ? lookAtFolder(dataDir) : lookAtBucket(s3)

/** A name that the server takes for a file of its own, and removes in time if this is cut off. */
const makeName = (): string => `${randomBytes(32).toString('base64url')}.bin`

async function lookAtFolder(dataDir: string): Promise<readonly Finding[]> {
  const folder = join(dataDir, 'uploads')
  // nothing is made where DATA_DIR is not the server's
  if (!existsSync(dataDir)) return [fail(`there is no folder for ${folder}`, 'Set DATA_DIR.')]
  const [blobs, name, bytes] = [openBlobFolder(folder), makeName(), randomBytes(64)]
  try {
    await blobs.put(name, bytes)
    const read = await blobs.get(name)
    if (read === undefined || !bytes.equals(read)) throw new Error('what is read is not what was written')
    return [ok(`${folder} takes files and gives them back`)]
  } catch (error) {
    return [
      fail(`${folder} takes no files (${reasonOf(error)})`, "Give it to the server's user, or set BLOBS to a bucket."),
    ]
  } finally {
    await blobs.remove(name).catch(() => {})
  }
}

/** A refusal of a server with the interface of S3. */
class S3Refusal extends Error {
  readonly status: number
  /** Such as `NoSuchBucket`; empty where it gives none. */
  readonly code: string

  constructor(status: number, code: string) {
    super(code === '' ? `it answers ${status}` : code)
    this.status = status
    this.code = code
  }
}

async function lookAtBucket({ endpoint, bucket, region, ...keys }: S3Config): Promise<readonly Finding[]> {
  const { accessKey: accessKeyId, secretKey: secretAccessKey } = keys
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region, retries: 0 })
  const [url, bytes] = [`${endpoint.replace(/\/$/, '')}/${bucket}/uploads/${makeName()}`, randomBytes(64)]
  const signal = AbortSignal.timeout(ANSWER_MS)
  const ask = async (init: RequestInit) => {
    const answer = await client.fetch(url, { ...init, signal })
    const body = Buffer.from(await answer.arrayBuffer())
    if (!answer.ok) throw new S3Refusal(answer.status, /<Code>(\w+)<\/Code>/.exec(String(body))?.[1] ?? '')
    return body
  }
  const place = `bucket ${bucket} at ${hostOf(endpoint)}`
  try {
    await ask({ method: 'PUT', body: Uint8Array.from(bytes) })
    const read = await ask({})
    await ask({ method: 'DELETE' })
    if (!bytes.equals(read)) throw new Error('what is read is not what was written')
    return [ok(`the ${place} takes files, gives them back and removes them`)]
  } catch (error) {
    return [fail(`the ${place} takes no files (${reasonOf(error)})`, adviceFor(error))]
  }
}

function adviceFor(error: unknown): string {
  if (!(error instanceof S3Refusal))
    return 'See whether it runs and a firewall lets this machine in, or correct the endpoint in BLOBS.'
  if (error.code === 'NoSuchBucket') return 'Make the bucket, or correct its name in BLOBS.'
  if (error.code === 'RequestTimeTooSkewed') return "Set this machine's clock."
  if (/Malformed|Redirect|IllegalLocation/.test(error.code)) return 'Correct the region in BLOBS.'
  if (error.status === 401 || error.status === 403)
    return 'Correct S3_ACCESS_KEY and S3_SECRET_KEY, or let them read, write and delete uploads/* there.'
  return 'See its own log, or correct the endpoint in BLOBS.'
}
