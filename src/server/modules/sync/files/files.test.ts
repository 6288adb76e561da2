import { hash as digest } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { CODE } from '../../../../shared/api/endpoint.ts'
import { uploadFile, userFile } from '../../../../shared/api/sync.ts'
import { FILE_LIMITS } from '../../../../shared/entities/sync.ts'
import type { Database } from '../../../adapters/database/open.ts'
import { userFileName } from '../../../core/ports/blobs.ts'
import { type CloudUser, makeCloudUser } from '../../../testing/cloud.ts'
import { describeDatabases } from '../../../testing/databases.ts'
import { callEndpoint } from '../../../testing/endpoints.ts'
import { makeServer, type TestServer } from '../../../testing/project.ts'
import { sweepUploads } from '../../account/profile/upload-repository.ts'
import { listFiles, removeFiles } from './file-repository.ts'
import { findUnnamed } from './find-unnamed.ts'

const DAY_MS = 24 * 3_600_000
const hashOf = (bytes: string | Uint8Array) => digest('sha256', bytes)

describeDatabases((open) => {
  let server: TestServer
  let database: Database
  beforeAll(async () => {
    database = await open()
    server = await makeServer({ database, clock: { now: Date.now } })
  })

  const upload = ({ options }: CloudUser, bytes: string, { hash = hashOf(bytes), type = 'image/webp' } = {}) =>
    callEndpoint(server, uploadFile, { hash }, options, new File([bytes], 'x', { type }))
  const download = ({ options }: CloudUser, hash: string) =>
    server.app.request(`${userFile.path}?hash=${hash}`, { headers: { authorization: options.token ?? '' } })
  const statusOf = async (user: CloudUser, ...files: readonly string[]) =>
    (await user.ask('file_status', { files })).data
  const rowsOf = ({ id }: CloudUser) => database.selectFrom('user_file').selectAll().where('user_id', '=', id).execute()
  const blobsOf = async (user: CloudUser) => {
    const names = (await server.blobs.list()).map(({ name }) => name)
    const rows = await rowsOf(user)
    return rows
      .map(({ hash, made_at }) => userFileName(user.id, { hash, madeAt: made_at }))
      .filter((one) => names.includes(one))
  }
  /** Files of a user that were made so long ago. */
  const addOld = async (
    user: CloudUser,
    files: readonly { readonly text: string; readonly bytes?: number; readonly type?: string }[],
    age = 2 * DAY_MS,
  ) => {
    const madeAt = Date.now() - age
    const rows = files.map(({ text, bytes = text.length, type = 'image/webp' }) => ({
      ...{ user_id: user.id, hash: hashOf(text), type, bytes, made_at: madeAt },
    }))
    await database.insertInto('user_file').values(rows).execute()
    for (const { text } of files)
      await server.blobs.put(userFileName(user.id, { hash: hashOf(text), madeAt }), new TextEncoder().encode(text))
  }

  describe('a file', () => {
    test('is given back byte by byte to its user, as what it is, and can do nothing', async () => {
      const user = await makeCloudUser(server)
      const bytes = '\0\u{ff}picture'
      expect(await statusOf(user, hashOf(bytes))).toEqual({
        missing: [hashOf(bytes)],
        room: { bytes: FILE_LIMITS.bytes, files: FILE_LIMITS.files },
      })
      expect((await upload(user, bytes)).code).toBe(CODE.ok)
      const answer = await download(user, hashOf(bytes))
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': expect.stringMatching(/^private, .*immutable$/),
        vary: 'Authorization',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(await answer.text()).toBe(bytes)
      const size = new TextEncoder().encode(bytes).length
      expect(await statusOf(user, hashOf(bytes))).toEqual({
        missing: [],
        room: { bytes: FILE_LIMITS.bytes - size, files: FILE_LIMITS.files - 1 },
      })
    })

    test.each([
      ['image/png', 'image/png'],
      ['video/webm;codecs=vp9', 'video/webm'],
      ['text/html', 'application/octet-stream'],
      ['image/svg+xml', 'image/svg+xml'],
      ['', 'application/octet-stream'],
    ])('that is sent as %j is given as %s', async (type, given) => {
      const user = await makeCloudUser(server)
      await upload(user, 'x', { type })
      expect((await download(user, hashOf('x'))).headers.get('content-type')).toBe(given)
    })

    test('is what its hash says, and not too large', async () => {
      const user = await makeCloudUser(server)
      expect((await upload(user, 'x', { hash: hashOf('y') })).code).toBe(CODE.invalid)
      expect((await upload(user, 'x', { hash: hashOf('x').toUpperCase() })).code).toBe(CODE.invalid)
      expect((await upload(user, 'x'.repeat(FILE_LIMITS.fileBytes + 1))).code).toBe(CODE.tooLarge)
      expect((await upload(user, 'x'.repeat(FILE_LIMITS.fileBytes))).code).toBe(CODE.ok)
      expect(await rowsOf(user)).toHaveLength(1)
    })

    test('that is sent again, also four times at once, is one', async () => {
      const user = await makeCloudUser(server)
      const before = (await server.blobs.list()).length
      const codes = await Promise.all([1, 2, 3, 4].map(async () => (await upload(user, 'same')).code))
      expect([...codes, (await upload(user, 'same')).code]).toEqual([0, 0, 0, 0, 0])
      expect([(await rowsOf(user)).length, (await server.blobs.list()).length - before]).toEqual([1, 1])
      expect(await (await download(user, hashOf('same'))).text()).toBe('same')
    })

    test('I9: is its user’s alone: another one of the same bytes is another file', async () => {
      const [mine, theirs] = [await makeCloudUser(server), await makeCloudUser(server)]
      await upload(mine, 'shared')
      const answer = await download(theirs, hashOf('shared'))
      expect([answer.headers.get('content-type'), (await answer.json()).code]).toEqual([
        expect.stringContaining('json'),
        CODE.notFound,
      ])
      expect((await statusOf(theirs, hashOf('shared'))).missing).toHaveLength(1)
      await upload(theirs, 'shared')
      const [one] = await blobsOf(mine)
      const [other] = await blobsOf(theirs)
      expect([one, other, one === other]).toEqual([expect.any(String), expect.any(String), false])
      expect((await download({ ...mine, options: {} }, hashOf('shared'))).status).toBe(401)
      for (const name of [one, other]) expect((await server.app.request(`/u/${name}`)).status).toBe(404)
    })

    test('whose bytes are lost is sent again', async () => {
      const user = await makeCloudUser(server)
      await upload(user, 'lost')
      for (const name of await blobsOf(user)) await server.blobs.remove(name)
      expect((await (await download(user, hashOf('lost'))).json()).code).toBe(CODE.notFound)
      expect((await statusOf(user, hashOf('lost'))).missing).toEqual([hashOf('lost')])
      await upload(user, 'lost')
      expect(await (await download(user, hashOf('lost'))).text()).toBe('lost')
      expect((await statusOf(user, hashOf('lost'))).missing).toEqual([])
    })

    test('whose bytes were away for a while is there again, and not swept', async () => {
      const user = await makeCloudUser(server)
      await upload(user, 'away')
      const [name = ''] = await blobsOf(user)
      await server.blobs.remove(name)
      await download(user, hashOf('away'))
      await server.blobs.put(name, new TextEncoder().encode('away'))
      await sweepUploads({ database, blobs: server.blobs }, Date.now() + DAY_MS)
      expect(await (await download(user, hashOf('away'))).text()).toBe('away')
      expect((await statusOf(user, hashOf('away'))).missing).toEqual([])
    })

    test('is not swept; one whose row was never written is', async () => {
      const user = await makeCloudUser(server)
      await upload(user, 'kept')
      const orphan = userFileName('nobody', { hash: hashOf('x'), madeAt: 1 })
      await server.blobs.put(orphan, new Uint8Array([1]))
      await sweepUploads({ database, blobs: server.blobs }, Date.now() + DAY_MS)
      expect(await blobsOf(user)).toHaveLength(1)
      expect((await server.blobs.list()).map(({ name }) => name)).not.toContain(orphan)
    })
  })

  describe('where there is no more room', () => {
    test('files that no kept version names are removed; others and new ones are not', async () => {
      const user = await makeCloudUser(server)
      const texts = Array.from({ length: FILE_LIMITS.files - 1 }, (_, at) => `old ${at}`)
      await addOld(
        user,
        texts.map((text) => ({ text })),
      )
      await addOld(user, [{ text: 'new' }], DAY_MS / 2)
      const [inIcon = '', inHistory = '', inNote = '', inStash = ''] = texts.map(hashOf)
      const first = await user.write('more', JSON.stringify({ drawing: inHistory }))
      await user.write('more', '{}', { base: { more: first } })
      await user.write('nav_info', JSON.stringify([{ src: `face:${inIcon}` }]))
      await user.write('notes', JSON.stringify([{ content: Buffer.from(`![](face:${inNote})`).toString('base64') }]))
      await user.write('seting', JSON.stringify([inStash]), { reason: 'stash' })
      const before = (await server.blobs.list()).length
      expect((await upload(user, 'one more')).code).toBe(CODE.ok)
      const kept = (await rowsOf(user)).map(({ hash }) => hash)
      expect(kept.toSorted()).toEqual(
        [inIcon, inHistory, inNote, inStash, hashOf('new'), hashOf('one more')].toSorted(),
      )
      expect(await blobsOf(user)).toHaveLength(kept.length)
      expect(before - (await server.blobs.list()).length).toBe(FILE_LIMITS.files - kept.length)
    })

    test('of bytes, and none can be made, the user is told', async () => {
      const user = await makeCloudUser(server)
      await addOld(user, [{ text: 'large', bytes: FILE_LIMITS.bytes - 3 }])
      await user.write('more', JSON.stringify([hashOf('large')]))
      const answer = await upload(user, 'four')
      expect(answer.code).toBe(CODE.full)
      expect(answer.said).toContain('500 of them and 50 MB are the limit')
      expect(await rowsOf(user)).toHaveLength(1)
      expect((await upload(user, 'abc')).code).toBe(CODE.ok)
      expect((await statusOf(user)).room).toEqual({ bytes: 0, files: FILE_LIMITS.files - 2 })
    })

    test('for all that come at once, one is taken, and nothing of the others stays', async () => {
      const user = await makeCloudUser(server)
      await addOld(user, [{ text: 'large', bytes: FILE_LIMITS.bytes - 5 }], 0)
      const before = (await server.blobs.list()).length
      const codes = await Promise.all(['one', 'two', 'six'].map(async (text) => (await upload(user, text)).code))
      expect(codes.toSorted((a, b) => a - b)).toEqual([CODE.ok, CODE.full, CODE.full])
      expect((await server.blobs.list()).length - before).toBe(1)
    })

    test('a picture stays that only a file names which stays, also one that no version names yet', async () => {
      const user = await makeCloudUser(server)
      const partOf = (picture: string) => JSON.stringify({ version: 1, data: [{ src: `face:${hashOf(picture)}` }] })
      const board = { text: partOf('pasted'), type: 'application/octet-stream' }
      await addOld(user, [board, { text: 'pasted' }, { text: 'drawn' }, { text: 'unnamed' }])
      await user.write('more', JSON.stringify({ board: { version: 1, file: hashOf(board.text) } }))
      await upload(user, partOf('drawn'), { type: board.type })
      const choose = await findUnnamed({ database, blobs: server.blobs }, user.id)
      expect((await choose(database)).map(({ hash }) => hash)).toEqual([hashOf('unnamed')])
    })

    test('a file stays that a device was told is there', async () => {
      const user = await makeCloudUser(server)
      await addOld(user, [{ text: 'told' }, { text: 'other' }])
      await statusOf(user, hashOf('told'), hashOf('nowhere'))
      const choose = await findUnnamed({ database, blobs: server.blobs }, user.id)
      expect((await choose(database)).map(({ hash }) => hash)).toEqual([hashOf('other')])
    })

    test('a file stays that was sent again, whether its bytes were lost or not', async () => {
      const user = await makeCloudUser(server)
      await addOld(user, [{ text: 'lost' }, { text: 'sent' }, { text: 'other' }])
      const names = await rowsOf(user)
      const lost = names.find(({ hash }) => hash === hashOf('lost'))
      await server.blobs.remove(userFileName(user.id, { hash: hashOf('lost'), madeAt: lost?.made_at ?? 0 }))
      await download(user, hashOf('lost'))
      expect((await statusOf(user, hashOf('lost'))).missing).toEqual([hashOf('lost')])
      for (const text of ['lost', 'sent']) expect((await upload(user, text)).code).toBe(CODE.ok)
      const choose = await findUnnamed({ database, blobs: server.blobs }, user.id)
      expect((await choose(database)).map(({ hash }) => hash)).toEqual([hashOf('other')])
    })

    test('no device is told that a file is there which is being removed', async () => {
      const user = await makeCloudUser(server)
      await addOld(user, [{ text: 'going' }])
      let told: ReturnType<typeof statusOf> | undefined
      await removeFiles(database, user.id, async (transaction) => {
        const files = await listFiles(transaction, user.id)
        told = statusOf(user, hashOf('going'))
        await Promise.race([told, new Promise((resolve) => setTimeout(resolve, 500))]) // it must wait
        return files
      })
      expect((await told).missing).toEqual([hashOf('going')])
    })

    test('what is named while room is made stays', async () => {
      const user = await makeCloudUser(server)
      await addOld(user, [{ text: 'one' }, { text: 'other' }])
      const choose = await findUnnamed({ database, blobs: server.blobs }, user.id)
      await user.write('more', JSON.stringify([hashOf('one')]))
      expect((await choose(database)).map(({ hash }) => hash)).toEqual([hashOf('other')])
    })

    test('and too much to read through, nothing is removed', async () => {
      const user = await makeCloudUser(server)
      await addOld(user, [{ text: 'large', bytes: FILE_LIMITS.bytes }])
      const row = {
        user_id: user.id,
        section: 'more' as const,
        time: 1,
        size: 600 * 1024 * 1024,
        reason: 'push' as const,
      }
      const rest = { device: '', backup_time: 0, base: 0, replaced_blind: 0, body: gzipSync('{}') }
      await database
        .insertInto('sync_version')
        .values({ ...row, ...rest })
        .execute()
      expect((await upload(user, 'x')).code).toBe(CODE.full)
      expect(await rowsOf(user)).toHaveLength(1)
    })
  })
})
