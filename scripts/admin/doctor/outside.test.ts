import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { S3Config } from '../../../src/server/adapters/blobs/s3.ts'
import { parseConfig } from '../../../src/server/config.ts'
import { freePort } from '../../../src/server/testing/free-port.ts'
import { startMailServer } from '../../../src/server/testing/mail-server.ts'
import { makeFolder } from '../../../src/server/testing/project.ts'
import { lookAtClocks } from './clock.ts'
import { lookAtEgress } from './egress.ts'
import { lookAtMail } from './mail.ts'
import { lookAtUploads } from './uploads.ts'

const folder = makeFolder()
afterAll(folder.remove)

const finding = (level: string, found: RegExp, advice = /./) => ({
  level,
  found: expect.stringMatching(found),
  advice: level === 'ok' ? '' : expect.stringMatching(advice),
})

describe('uploads', () => {
  const config = parseConfig({ DATA_DIR: join(folder.path, 'data') })
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory: join(folder.path, 's3') },
    configureBuckets: [{ name: 'genkan', configs: [] }],
  })
  let s3: S3Config
  beforeAll(async () => {
    const { port } = await server.run()
    const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER' }
    s3 = { endpoint: `http://127.0.0.1:${port}/`, bucket: 'genkan', region: 'us-east-1', ...keys }
  })
  afterAll(() => server.close())

  test('of a folder are written, and nothing is left', async () => {
    expect(await lookAtUploads(config)).toMatchObject([finding('FAIL', /no folder/, /DATA_DIR/)])
    expect(existsSync(config.dataDir)).toBe(false)
    mkdirSync(config.dataDir)
    expect(await lookAtUploads(config)).toMatchObject([finding('ok', /uploads takes files/)])
    expect(readdirSync(join(config.dataDir, 'uploads'))).toEqual([])
    writeFileSync(join(folder.path, 'file'), '')
    const blocked = { ...config, dataDir: join(folder.path, 'file') }
    expect(await lookAtUploads(blocked)).toMatchObject([finding('FAIL', /takes no files .*ENOTDIR/, /BLOBS/)])
  })

  test('of a bucket are written, and nothing is left', async () => {
    expect(await lookAtUploads({ ...config, s3 })).toMatchObject([finding('ok', /bucket genkan at 127/)])
    const left = readdirSync(join(folder.path, 's3/genkan'), { recursive: true, withFileTypes: true })
    expect(left.filter((one) => one.isFile())).toEqual([])
    expect(await lookAtClocks({ ...config, s3 })).toMatchObject([finding('ok', /the bucket/)])
  })

  test.each([
    ['no such bucket', { bucket: 'elsewhere' }, /NoSuchBucket/, /Make the bucket/],
    ['an unknown key', { accessKey: 'NOBODY' }, /InvalidAccessKeyId/, /S3_ACCESS_KEY/],
  ])('%s is told', async (_what, wrong, found, advice) => {
    expect(await lookAtUploads({ ...config, s3: { ...s3, ...wrong } })).toMatchObject([finding('FAIL', found, advice)])
  })

  test.each([
    [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>', /SignatureDoesNotMatch/, /S3_SECRET_KEY/],
    [403, '<Error><Code>RequestTimeTooSkewed</Code></Error>', /RequestTimeTooSkewed/, /clock/],
    [400, '<Error><Code>AuthorizationHeaderMalformed</Code></Error>', /Malformed/, /region in BLOBS/],
    [502, 'Bad Gateway', /it answers 502/, /endpoint in BLOBS/],
    [200, 'something else', /not what was written/, /./],
  ])('a server that answers %i %j is told', async (status, body, found, advice) => {
    const other = createServer((request, response) =>
      request.resume().on('end', () => response.writeHead(status).end(body)),
    )
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const endpoint = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
    const findings = await lookAtUploads({ ...config, s3: { ...s3, endpoint, secretKey: 's3cret-key' } })
    expect(findings).toMatchObject([finding('FAIL', found, advice)])
    expect(JSON.stringify(findings)).not.toContain('s3cret-key')
    other.closeAllConnections()
    other.close()
  })

  test('a bucket that cannot be reached is told', async () => {
    const away = { ...s3, endpoint: `http://127.0.0.1:${await freePort()}/` }
    expect(await lookAtUploads({ ...config, s3: away })).toMatchObject([finding('FAIL', /ECONNREFUSED/, /endpoint/)])
    expect(await lookAtClocks({ ...config, s3: away })).toMatchObject([finding('ok', /no other clock/)])
  })
})

describe('mail', () => {
  const from = 'Genkan <start@example.org>'

  test('is not wanted, or it is', async () => {
    expect(await lookAtMail(undefined)).toMatchObject([finding('ok', /SMTP_URL is not set/)])
    expect(await lookAtMail(undefined, 'lin@example.org')).toMatchObject([finding('FAIL', /no letter/, /SMTP_URL/)])
  })

  test('is asked for a login; a letter is sent only when it is said', async () => {
    const server = await startMailServer({ user: 'me', password: 's3cret' })
    expect(await lookAtMail({ url: server.url, from })).toMatchObject([finding('ok', /takes the login, without TLS/)])
    expect(server.letters).toEqual([])
    expect(await lookAtMail({ url: server.url, from }, 'lin@example.org')).toMatchObject([
      ...[{ level: 'ok' }, finding('ok', /letter for lin@example\.org/)],
    ])
    expect(server.letters).toMatchObject([{ to: [{ address: 'lin@example.org' }] }])
    const wrong = await lookAtMail({ url: server.url.replace('s3cret', 'wr0ng'), from })
    expect(wrong).toMatchObject([finding('FAIL', /Invalid login/, /user and password in SMTP_URL/)])
    expect(JSON.stringify(wrong)).not.toMatch(/s3cret|wr0ng/)
    const otherwise = server.url.replace('smtp:', 'smtps:')
    expect(await lookAtMail({ url: otherwise, from })).toMatchObject([finding('FAIL', /./, /smtps:/)])
    await server.close()
    expect(await lookAtMail({ url: server.url, from })).toMatchObject([finding('FAIL', /ECONNREFUSED/, /firewall/)])
  })
})

describe('the way out', () => {
  const look = (environment: Readonly<Record<string, string>>) => lookAtEgress(parseConfig(environment))
  const heads: string[] = []
  const outside = createServer((request, response) => {
    heads.push(`${request.method} ${request.headers['x-forwarded-host']}`)
    response.end()
  })
  let mirror = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
    mirror = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`
  })
  afterAll(() => {
    outside.closeAllConnections()
    outside.close()
  })

  test('is open when one of the third parties answers', async () => {
    const closed = `http://127.0.0.1:${await freePort()}`
    const baidu = 'https://suggestion.baidu.com'
    const proxied = await look({ EGRESS_PROXY: closed })
    expect(proxied).toMatchObject([finding('FAIL', /no third party can be reached by way of 127/, /EGRESS_PROXY/)])
    const [host] = /[\w.-]+\.\w+(?= does not answer)/.exec(proxied[0]?.found ?? '') ?? [baidu]
    const found = await look({ EGRESS_PROXY: closed, SOURCE_REWRITE: `https://${host}=${mirror}` })
    expect(found).toMatchObject([finding('ok', new RegExp(`^${host} answers by way of 127`))])
    expect(heads).toEqual([`HEAD ${host}`])
  })
})
