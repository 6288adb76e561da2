import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Blobs } from '../../core/ports/blobs.ts'
import { ownUploads, sweepUploads } from '../../modules/account/profile/upload-repository.ts'
import { type BucketServer, startBuckets } from '../../testing/buckets.ts'
import { makeServer } from '../../testing/project.ts'
import { openBlobFolder } from './folder.ts'
import { openS3 } from './s3.ts'

const root = mkdtempSync(join(tmpdir(), 'genkan-blobs-'))
const folder = join(root, 'uploads')
const bucket = 'genkan'
let server: BucketServer
beforeAll(async () => {
  server = await startBuckets(join(root, 's3'), [bucket])
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true, force: true })
})

const nameOf = (sign: string, type = 'webp') => `${sign.repeat(43)}.${type}`
const KINDS: Readonly<Record<string, () => Blobs>> = {
  'a folder': () => openBlobFolder(folder),
  S3: () => openS3(server.configOf(bucket)),
}

describe.each(Object.entries(KINDS))('files in %s', (_kind, open) => {
  test('are written, read, listed, written over and removed', async () => {
    const blobs = open()
    expect(await blobs.list()).toEqual([])
    expect(await blobs.get(nameOf('a'))).toBeUndefined()
    await blobs.put(nameOf('a'), new Uint8Array([1, 0, 255]))
    await blobs.put(nameOf('b', 'bin'), new Uint8Array([2]))
    expect([...((await blobs.get(nameOf('a'))) ?? [])]).toEqual([1, 0, 255])
    const listed = await blobs.list()
    expect(listed.map(({ name }) => name).toSorted()).toEqual([nameOf('a'), nameOf('b', 'bin')])
    for (const { at } of listed) expect(Math.abs(at - Date.now())).toBeLessThan(60_000)
    await blobs.put(nameOf('a'), new Uint8Array([3]))
    expect([...((await blobs.get(nameOf('a'))) ?? [])]).toEqual([3])
    await blobs.remove(nameOf('a'))
    await blobs.remove(nameOf('a'))
    expect(await blobs.get(nameOf('a'))).toBeUndefined()
  })

  test.each([
    '',
    '.',
    '../x',
    'a/b.webp',
    `${'a'.repeat(43)}.svg`,
    `${'a'.repeat(42)}/.webp`,
    `${'a'.repeat(43)}.webp\0`,
  ])('have no other name: %j', async (name) => {
    const blobs = open()
    for (const act of [() => blobs.put(name, new Uint8Array()), () => blobs.get(name), () => blobs.remove(name)])
      await expect((async () => act())()).rejects.toThrow('not the name of a file')
  })
})

test('what is half written or not ours is not listed, and files are for their owner alone', async () => {
  const blobs = openBlobFolder(folder)
  await blobs.put(nameOf('c'), new Uint8Array([1]))
  writeFileSync(join(folder, '.half'), 'x')
  writeFileSync(join(folder, 'notes.txt'), 'x')
  expect((await blobs.list()).map(({ name }) => name)).toContain(nameOf('c'))
  expect(await blobs.list()).toHaveLength(readdirSync(folder).length - 2)
  expect(statSync(join(folder, nameOf('c'))).mode & 0o777).toBe(0o600)
})

test('a file that cannot be written leaves nothing, and what a kill left is swept after a day', async () => {
  const blobs = openBlobFolder(folder)
  const hidden = () => readdirSync(folder).filter((name) => /^\.[\da-f]{24}$/.test(name))
  mkdirSync(join(folder, nameOf('d')))
  await expect(blobs.put(nameOf('d'), new Uint8Array([1]))).rejects.toThrow('EISDIR')
  expect(hidden()).toEqual([])
  rmdirSync(join(folder, nameOf('d')))
  const [old, young] = [`.${'0'.repeat(24)}`, `.${'1'.repeat(24)}`]
  for (const name of [old, young]) writeFileSync(join(folder, name), 'half')
  const yesterday = Date.now() / 1000 - 25 * 3600
  utimesSync(join(folder, old), yesterday, yesterday)
  await blobs.list()
  expect(hidden()).toEqual([young])
})

test('a file that vanishes while a folder is listed is passed over', async () => {
  const blobs = openBlobFolder(folder)
  await blobs.put(nameOf('e'), new Uint8Array([1]))
  symlinkSync(join(root, 'nowhere'), join(folder, nameOf('f'))) // has a name, and is not there when it is looked at
  const names = (await blobs.list()).map(({ name }) => name)
  rmSync(join(folder, nameOf('f')))
  expect(names).toContain(nameOf('e'))
  expect(names).not.toContain(nameOf('f'))
})

test('a bucket of more files than an answer has is listed wholly', async () => {
  const [first, token] = [nameOf('g'), '1a+/b=='] // s3rver has no second page where OpenSSL has no DES
  const pages = createServer((request, response) => {
    const given = new URL(request.url ?? '', 'http://s3').searchParams.get('continuation-token')
    const name = given === null ? first : nameOf(given === token ? 'h' : 'i')
    const entry = `<Contents><Key>uploads/${name}</Key><LastModified>2026-11-29T12:00:00.000Z</LastModified></Contents>`
    const next = given === null ? `<NextContinuationToken>${token}</NextContinuationToken>` : ''
    response.end(`<ListBucketResult>${entry}${next}</ListBucketResult>`)
  })
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
  const { port } = pages.address() as AddressInfo
  const blobs = openS3({ ...server.configOf(bucket), endpoint: `http://127.0.0.1:${port}` })
  const at = Date.parse('2026-11-29T12:00:00Z')
  expect(await blobs.list()).toEqual([first, nameOf('h')].map((name) => ({ name, at })))
  pages.closeAllConnections()
  pages.close()
})

test('a refusal is told by its status, without the key', async () => {
  const failure = await openS3({ ...server.configOf('none'), secretKey: 'a-secret' })
    .put(nameOf('a'), new Uint8Array([1]))
    .catch(String)
  expect(failure).toMatch(/answered 40[34]$/)
  expect(failure).not.toContain('a-secret')
})

test('a bucket is that of the first database that uses it, and nothing is removed for another', async () => {
  const shared = KINDS.S3?.() as Blobs
  const old = nameOf('o')
  const servers = [await makeServer({ blobs: shared }), await makeServer({ blobs: shared })]
  const [first, second] = servers.map(({ database }) => ({ database, blobs: shared }))
  if (first === undefined || second === undefined) throw new Error('no server')
  const later = Date.now() + 7_200_000
  await shared.put(old, new Uint8Array([1]))
  await sweepUploads(first, Date.now())
  expect([await sweepUploads(second, later), await shared.get(old)]).toEqual([undefined, expect.anything()])
  await ownUploads(second)
  expect([await sweepUploads(first, later), await shared.get(old)]).toEqual([undefined, expect.anything()])
  await sweepUploads(second, later)
  expect(await shared.get(old)).toBeUndefined()
  for (const server of servers) await server.close()
})
