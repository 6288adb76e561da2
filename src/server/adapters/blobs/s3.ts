import { AwsClient } from 'aws4fetch'
import { ANY_FILE } from '../../../shared/entities/sync.ts'
import { BLOB_NAME, type Blobs, PICTURE_NAME } from '../../core/ports/blobs.ts'

/** A bucket of a server with the interface of S3, addressed by path. */
export interface S3Config {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

const TIMEOUT_MS = 20_000
const PREFIX = 'uploads/'
const OWNER = '/genkan-owner'

/**
 * Keeps files in a bucket of the operator's own server. It may be in a private network, so that the guard of what users
 * make the server fetch (`adapters/fetch`) does not apply.
 */
export function openS3({ endpoint, bucket, region, accessKey, secretKey }: S3Config): Blobs {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 2,
  })
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const ask = async (path: string, init: RequestInit, missing = false): Promise<Response | undefined> => {
    const answer = await client.fetch(`${base}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (answer.ok) return answer
    await answer.body?.cancel()
    if (missing && answer.status === 404) return undefined
    throw new Error(`the object storage answered ${answer.status}`)
  }
  const pathOf = (name: string): string => {
    if (!BLOB_NAME.test(name)) throw new Error('not the name of a file')
    return `/${PREFIX}${name}`
  }
  return {
    async put(name, bytes) {
      await ask(pathOf(name), {
        method: 'PUT',
        body: Uint8Array.from(bytes),
        headers: { 'content-type': PICTURE_NAME.test(name) ? 'image/webp' : ANY_FILE },
      })
    },
    async get(name) {
      const answer = await ask(pathOf(name), {}, true)
      return answer && new Uint8Array(await answer.arrayBuffer())
    },
    async remove(name) {
      await ask(pathOf(name), { method: 'DELETE' }, true)
    },
    async list() {
      const found: { name: string; at: number }[] = []
      let token = ''
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix: PREFIX,
          ...(token && { 'continuation-token': token }),
        })
        const answer = await ask(`?${query}`, {})
        const page = parseList((await answer?.text()) ?? '')
        found.push(...page.files)
        token = page.next
      } while (token !== '')
      return found
    },
    owner: {
      read: async () => (await ask(OWNER, {}, true))?.text(),
      async write(epoch) {
        await ask(OWNER, { method: 'PUT', body: epoch, headers: { 'content-type': 'text/plain' } })
      },
    },
  }
}

interface ListPage {
  readonly files: readonly { readonly name: string; readonly at: number }[]
  /** Empty on the last page. */
  readonly next: string
}

/** Reads an answer of ListObjectsV2: flat elements, whose texts need no escapes where the names are ours. */
function parseList(xml: string): ListPage {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    name: (/<Key>(.*?)<\/Key>/s.exec(entry)?.[1] ?? '').slice(PREFIX.length),
    at: Date.parse(/<LastModified>(.*?)<\/LastModified>/s.exec(entry)?.[1] ?? ''),
  }))
  return {
    files: files.filter(({ name, at }) => BLOB_NAME.test(name) && Number.isFinite(at)),
    next: /<NextContinuationToken>(.*?)<\/NextContinuationToken>/s.exec(xml)?.[1] ?? '',
  }
}
