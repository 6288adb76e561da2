import * as v from 'valibot'
import type { S3Config } from './adapters/blobs/s3.ts'
import { StartFailure } from './core/start.ts'
import type { ReadVariable } from './operator.ts'
import type { ReadSecret } from './source-config.ts'

const FORM = 's3://BUCKET?endpoint=https://s3.example.org&region=eu-central-1'
const PARTS: readonly string[] = ['endpoint', 'region']
const DEFAULT_REGION = 'us-east-1'
const NAME = /^[\w.-]{1,63}$/

/** What said the same before `BLOBS`. */
const REMOVED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION'] as const

const s3Key = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{3,200}$/))

/**
 * Reads where uploads are kept: `BLOBS` is a bucket, whose keys are secrets of their own; undefined without.
 * @throws StartFailure that says which part is wrong and never repeats the whole: it may have a key by mistake
 */
export function readBlobs(read: ReadVariable, readSecret: ReadSecret): S3Config | undefined {
  const address = read<string | undefined>('BLOBS', undefined, FORM, v.string())
  const allowed = 'a key of 3 to 200 visible characters'
  const accessKey = readSecret('S3_ACCESS_KEY', allowed, s3Key)
  const secretKey = readSecret('S3_SECRET_KEY', allowed, s3Key)
  if (address === undefined && accessKey === undefined && secretKey === undefined) return undefined
  if (address === undefined) throw new StartFailure(`S3_ACCESS_KEY and S3_SECRET_KEY need BLOBS=${FORM}.`)
  const bucket = parseBucket(address)
  if (accessKey === undefined || secretKey === undefined)
    throw new StartFailure('BLOBS needs S3_ACCESS_KEY and S3_SECRET_KEY.')
  return { ...bucket, accessKey, secretKey }
}

/** Tells an operator who has set what is not read any more. @throws StartFailure */
export function refuseRemoved(environment: Readonly<Record<string, string | undefined>>): void {
  const name = REMOVED.find((one) => (environment[one] ?? '').trim() !== '')
  if (name !== undefined) throw new StartFailure(`${name} is no longer read: it is a part of BLOBS=${FORM}.`)
}

const refuse = (reason: string): never => {
  throw new StartFailure(`BLOBS must be ${FORM}; ${reason}.`)
}

/** A bucket of `s3://BUCKET?endpoint=…`, without its keys. @throws StartFailure */
function parseBucket(text: string): Omit<S3Config, 'accessKey' | 'secretKey'> {
  const url = text.startsWith('s3://') ? URL.parse(text) : null
  if (url === null) return refuse('it does not begin with s3:// and the name of a bucket')
  if (url.username !== '' || url.password !== '')
    return refuse('the keys are given by S3_ACCESS_KEY and S3_SECRET_KEY, not in it')
  if (!NAME.test(url.host)) return refuse('its bucket has no name of 1 to 63 letters, digits, dots and hyphens')
  if (url.pathname.length > 1 || url.hash !== '') return refuse('it names a bucket and nothing within')
  const [odd] = [...url.searchParams.keys()].filter((name) => !PARTS.includes(name))
  if (odd !== undefined) return refuse(`it may have ${PARTS.join(' and ')}, not ${JSON.stringify(odd)}`)
  const twice = PARTS.find((name) => url.searchParams.getAll(name).length > 1)
  if (twice !== undefined) return refuse(`it has ${twice} twice`)
  const region = url.searchParams.get('region') ?? DEFAULT_REGION
  if (!NAME.test(region)) return refuse('its region is no name such as eu-central-1')
  return { bucket: url.host, region, endpoint: parseEndpoint(url.searchParams.get('endpoint')) }
}

function parseEndpoint(text: string | null): string {
  if (text === null) return refuse('it has no endpoint, the address of the server that has the bucket')
  const url = URL.parse(text)
  const isWhole = url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === ''
  if (!isWhole || url.username !== '' || url.password !== '')
    return refuse('its endpoint is no address such as https://s3.example.org, without a key')
  return url.href
}
