import { describe, expect, test } from 'vitest'
import { parseConfig } from './config.ts'
import { StartFailure } from './core/start.ts'

const keys = { S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'a-secret' }
const BLOBS = 's3://genkan?endpoint=http://10.0.0.3:9000'

describe('the bucket for uploads', () => {
  test('has a name, the address of its server, and perhaps a region', () => {
    expect(parseConfig({}).s3).toBeUndefined()
    const own = { bucket: 'genkan', accessKey: 'key', secretKey: 'a-secret' }
    expect(parseConfig({ ...keys, BLOBS }).s3).toEqual({
      ...{ ...own, endpoint: 'http://10.0.0.3:9000/', region: 'us-east-1' },
    })
    expect(
      parseConfig({ ...keys, BLOBS: 's3://My_bucket.2/?region=eu-central-1&endpoint=https%3A%2F%2Fs3.example.org' }).s3,
    ).toEqual({ ...own, bucket: 'My_bucket.2', endpoint: 'https://s3.example.org/', region: 'eu-central-1' })
  })

  test.each([
    ['genkan', 'does not begin with s3://'],
    ['https://s3.example.org/genkan', 'does not begin with s3://'],
    ['s3://key:a-secret@genkan?endpoint=https://s3.example.org', 'given by S3_ACCESS_KEY and S3_SECRET_KEY'],
    ['s3://?endpoint=https://s3.example.org', 'bucket has no name'],
    ['s3://genkan:9000?endpoint=https://s3.example.org', 'bucket has no name'],
    ['s3://genkan/a-secret?endpoint=https://s3.example.org', 'nothing within'],
    ['s3://genkan?endpoint=https://s3.example.org#a-secret', 'nothing within'],
    ['s3://genkan', 'has no endpoint'],
    ['s3://genkan?endpoint=s3.example.org', 'endpoint is no address'],
    ['s3://genkan?endpoint=https://me:a-secret@s3.example.org', 'endpoint is no address'],
    ['s3://genkan?endpoint=https://:a-secret@s3.example.org', 'endpoint is no address'],
    ['s3://genkan?endpoint=https://s3.example.org&regoin=eu', 'not "regoin"'],
    ['s3://genkan?endpoint=https://s3.example.org&endpoint=https://s3.example.net', 'has endpoint twice'],
    ['s3://genkan?endpoint=https://s3.example.org&region=', 'region is no name'],
  ])('is refused as %s, in one line that says why and repeats no key', (wrong, reason) => {
    const parse = () => parseConfig({ ...keys, BLOBS: wrong })
    expect(parse).toThrow(StartFailure)
    expect(parse).toThrow(/^BLOBS must be s3:\/\/BUCKET\?endpoint=/)
    expect(parse).toThrow(reason)
    expect(parse).not.toThrow('a-secret')
  })

  test('and its keys are set together', () => {
    for (const name of Object.keys(keys))
      expect(() => parseConfig({ ...keys, BLOBS, [name]: '' })).toThrow('BLOBS needs S3_ACCESS_KEY and S3_SECRET_KEY.')
    expect(() => parseConfig(keys)).toThrow(/^S3_ACCESS_KEY and S3_SECRET_KEY need BLOBS=s3:/)
  })

  test.each(['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION'])('is not given by %s any more, which names BLOBS', (name) => {
    expect(() => parseConfig({ ...keys, BLOBS, [name]: 'x' })).toThrow(
      `${name} is no longer read: it is a part of BLOBS=s3://BUCKET?endpoint=https://s3.example.org&region=eu-central-1.`,
    )
    expect(parseConfig({ [name]: ' ' }).s3).toBeUndefined()
  })
})
