import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openImages } from '../../../adapters/images/images.ts'
import { listPolyglots } from '../../../testing/polyglots.ts'
import { makeServer, silentLog, type TestServer } from '../../../testing/project.ts'
import { askUsers } from '../../../testing/users.ts'
import { addFeedback } from '../../feedback/feedback-repository.ts'
import { addShare } from '../../sharing/share-repository.ts'
import { addUpload, sweepUploads, UPLOAD_LIMITS } from './upload-repository.ts'

let server: TestServer
let now = 1e12
const { images, close } = openImages({ log: silentLog })
beforeAll(async () => {
  server = await makeServer({ images, clock: { now: () => now } })
})
afterAll(async () => {
  close()
  await server.close()
})

let made = 0
const register = async () => {
  made += 1
  const { data } = await askUsers(server, 'register', { username: `user_${made}`, password: 'abc123' })
  return { token: String(data.token), id: String(data.info.id) }
}
async function upload(token: string | undefined, bytes: Uint8Array, type = 'image/png', site = 'same-origin') {
  made += 1
  const form = new FormData()
  form.set('file', new File([Uint8Array.from(bytes)], '../../x.html', { type }))
  const answer = await server.app.request(
    '/users/upload_head',
    { method: 'POST', body: form, headers: { 'sec-fetch-site': site, ...(token && { authorization: token }) } },
    { incoming: { socket: { remoteAddress: `198.18.${made >> 8}.${made & 255}` } } },
  )
  return { status: answer.status, ...(await answer.json()) }
}
const download = (name: string) => server.app.request(`/u/${name}`)
const [picture = new Uint8Array()] = listPolyglots(1, 0).map(({ bytes }) => bytes)

describe('the picture of a user', () => {
  test('is drawn anew as 300 x 300 WebP and replaces the earlier one', async () => {
    const { token } = await register()
    const { code, data } = await upload(token, picture)
    expect([code, data.filename]).toEqual([0, expect.stringMatching(/^[\w-]{43}\.webp$/)])
    expect((await askUsers(server, 'user_info', undefined, { token })).data.head).toBe(data.filename)
    expect((await askUsers(server, 'export_account', undefined, { token })).data.picture).toMatch(
      /^data:image\/webp;base64,UklGR/,
    )
    const file = await download(data.filename)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringContaining('immutable'),
    })
    const { width, height } = await images.decode(new Uint8Array(await file.arrayBuffer()), 'wallpaper', 'test')
    expect([width, height]).toEqual([300, 300])
    await upload(token, picture)
    expect((await download(data.filename)).status).toBe(404)
  })

  test('is for users, of this page, and a picture', async () => {
    const { token } = await register()
    expect((await upload(undefined, picture)).status).toBe(401)
    expect((await upload(token, picture, 'image/png', 'cross-site')).code).toBe(403)
    expect((await upload(token, picture, 'text/html')).code).toBe(400)
    expect((await upload(token, new TextEncoder().encode('<script>alert(1)</script>'))).code).toBe(400)
    expect((await upload(token, new Uint8Array(3 * 1024 * 1024))).status).toBe(413)
  })

  test('goes with its account', async () => {
    const { token } = await register()
    const { data } = await upload(token, picture)
    await askUsers(server, 'delete_account', { password: 'abc123' }, { token })
    expect((await download(data.filename)).status).toBe(404)
  })
})

test('of sixty polyglots each is refused or drawn anew, without a byte of what it carried', async () => {
  const { token } = await register()
  const kinds = new Set<string>()
  for (const { name, bytes, payload } of listPolyglots(60, 7)) {
    const { code, data } = await upload(token, bytes)
    kinds.add(code === 0 ? 'drawn' : 'refused')
    if (code !== 0) continue
    const file = Buffer.from(await (await download(data.filename)).arrayBuffer())
    expect(file.includes(payload), name).toBe(false)
    expect(file.subarray(8, 12).toString(), name).toBe('WEBP')
  }
  expect(kinds, 'both happen').toEqual(new Set(['drawn', 'refused']))
}, 60_000)

test('no other name is served', async () => {
  for (const name of ['..%2f..%2fpackage.json', '%2e%2e/x', `${'a'.repeat(43)}.svg`, `${'a'.repeat(43)}.webp%00`, 'x'])
    expect((await download(name)).status).toBe(404)
})

test('a user has a limit of files and bytes; what nobody has is swept after an hour', async () => {
  const { id } = await register()
  const ports = { database: server.database, blobs: server.blobs }
  const webp = new Uint8Array([1])
  await server.database
    .insertInto('upload')
    .values(
      Array.from({ length: UPLOAD_LIMITS.files - 1 }, (_, at) => ({
        name: `${at}`,
        user_id: id,
        bytes: 1,
        made_at: now,
      })),
    )
    .execute()
  const name = await addUpload(ports, { userId: id, webp, now })
  expect(name).toBeDefined()
  expect(await addUpload(ports, { userId: id, webp, now })).toBeUndefined()
  await server.database.deleteFrom('upload').where('user_id', '=', id).execute()
  expect(await addUpload(ports, { userId: id, webp: new Uint8Array(UPLOAD_LIMITS.bytes + 1), now })).toBeUndefined()
  expect(await sweepUploads(ports, Date.now())).toBe(0)
  expect(await sweepUploads(ports, Date.now() + 3_700_000)).toBeGreaterThan(0)
  expect((await download(name ?? '')).status).toBe(404)
  now += 1
})

test('a file that neither its user nor what he has sent has is swept after an hour, and counts no longer', async () => {
  const { id } = await register()
  const { database, blobs } = server
  const ports = { database, blobs }
  const add = async () => (await addUpload(ports, { userId: id, webp: new Uint8Array([1]), now })) ?? ''
  const [head, picture, mini, told, lost] = [await add(), await add(), await add(), await add(), await add()]
  await database.updateTable('user').set({ head }).where('id', '=', id).execute()
  const share = {
    ...({ kind: 'theme', user_id: id, name: '', info: '', icon: '', type: 0, body: '{}', picture, mini } as const),
    ...({ is_signed: 0, state: 'waiting' } as const),
  }
  await addShare(database, share, false)
  await addFeedback(database, { user_id: id, kind: 'bug', text: '', contact: '', diagnostics: '', picture: told })
  const names = async () =>
    (await database.selectFrom('upload').select('name').where('user_id', '=', id).execute()).length
  await sweepUploads(ports, now + 3_500_000)
  expect([await names(), (await download(lost)).status]).toEqual([5, 200])
  await sweepUploads(ports, Date.now() + 3_700_000)
  expect([await names(), (await download(lost)).status]).toEqual([4, 404])
  for (const name of [head, picture, mini, told]) expect((await download(name)).status).toBe(200)
})
