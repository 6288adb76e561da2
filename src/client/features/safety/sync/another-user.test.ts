import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fileStatus, navInfo, updateBackup } from '../../../../shared/api/sync.ts'
import type { UserInfo } from '../../../../shared/entities/account.ts'
import { provideLoaders } from '../../../core/contribute/loaders.ts'
import { fillRegistry } from '../../../core/contribute/registry.ts'
import { recordKey } from '../../../core/documents/persistence/persisted-document.ts'
import { openPersistence } from '../../../core/documents/persistence/persistence.ts'
import { memoryStorage } from '../../../core/documents/storage/storage.ts'
import { type CallPorts, connect } from '../../../core/net/call.ts'
import { openChannel } from '../../../core/tabs/channel.ts'
import { noLoaders, testCallPorts } from '../../../core/testing.ts'
import { session } from '../../data/session/lazy.ts'
import { syncStatus } from '../../data/sync-status/index.ts'
import { connectLocalHistory } from '../local-history/versions.ts'
import { openCloudFiles } from './files.ts'
import { openRuns } from './runs.ts'
import { answerCalls } from './testing/answer-calls.ts'
import { openMemoryCloud } from './testing/memory-cloud.ts'
import { plainDocument } from './testing/plain-device.ts'

/** A browser in which somebody else logs in while a run of the first user is under way. */
const info: UserInfo = {
  ...{ id: '', username: 'lin', nickname: '林', note: '', sex: '1', birthday: '', address: '', head: '' },
  ...{ email: '', open_id: '', is_weak: false, async_nav_info: 0, async_seting: 0, async_wooden_fish: 0 },
  ...{ async_ai_tool: 0, async_schedule: 0, async_notes: 0, async_more: 0 },
}
const logIn = (id: string) => session.setState({ login: { token: id, info: { ...info, id } } })
const logOut = () => session.setState({ login: undefined })
const PICTURE = `face:${'a'.repeat(64)}`

let clouds: ReadonlyMap<string, ReturnType<typeof openMemoryCloud>>
/** Called before each request reaches the server. */
let onRequest: (path: string) => void
let values: Map<string, unknown>

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.stubGlobal('navigator', { userAgent: '' })
  clouds = new Map(['ann', 'ben'].map((id) => [id, openMemoryCloud()]))
  onRequest = () => {}
  values = new Map()
  const fetchAs: NonNullable<CallPorts['fetch']> = async (url, init) => {
    const { pathname } = new URL(String(url), 'http://x')
    const token = new Headers(init?.headers).get('authorization') ?? ''
    onRequest(pathname)
    const cloud = clouds.get(token)?.cloud
    if (cloud === undefined) return Response.json({ code: 401, msg: '', data: null })
    if (pathname === fileStatus.path)
      return Response.json({ code: 0, msg: '', data: { missing: [], room: { bytes: 1, files: 1 } } })
    return answerCalls(cloud, '')(url, init)
  }
  connect({
    ...{ ...testCallPorts(), server: '', fetch: fetchAs },
    token: () => session.getState().login?.token,
    user: () => session.getState().login?.info.id,
  })
})
provideLoaders({ ...noLoaders, welcomes: async () => [] })
beforeAll(() =>
  fillRegistry({
    documents: [plainDocument({ id: 'look', section: 'seting', merge: { each: 'later' }, initial: { size: 1 } })],
  }),
)

function open(user: string) {
  logIn(user)
  const storage = { ...memoryStorage(values), durable: true }
  connectLocalHistory(storage)
  const persistence = openPersistence({ storage, channel: openChannel(`another-user-${Math.random()}`) })
  return openRuns(user, { storage, persistence, locks: { elect: (_name, lead) => lead() } }, openCloudFiles(user))
}

const fail = () => {
  throw new Error('broken')
}

const put = (data: unknown) => values.set(recordKey({ id: 'look' }), { version: 0, data, revision: 9, writer: 'page' })
const inCloudOf = (user: string) => clouds.get(user)?.current('seting')?.body

test.each([
  ['before its push', fileStatus.path],
  ['before its pictures', 'the first request'],
])('who logs in %s gets nothing of the first user', async (_when, path) => {
  const runs = open('ann')
  await runs.run({ push: true })
  put({ size: 2, picture: PICTURE })
  let requests = 0
  onRequest = (asked) => {
    requests += 1
    if (asked === path || (path === 'the first request' && requests === 1)) logIn('ben')
  }
  const outcome = await runs.run({ push: true })
  expect(outcome).toMatchObject({ at: 'failed', failure: { fault: 'expired' } })
  expect(inCloudOf('ben')).toBeUndefined()
  expect(inCloudOf('ann')).toBeUndefined()
})

test('what the first user has in the cloud is not written here after he has logged out', async () => {
  await open('ann').run({ push: true })
  put({ size: 2 })
  await open('ann').run({ push: true })
  values.clear()
  const runs = open('ann')
  onRequest = (asked) => {
    if (asked === navInfo.path) logOut()
  }
  await runs.run({ push: true })
  expect(values.get(recordKey({ id: 'look' }))).toBeUndefined()
  expect([...values.keys()].filter((key) => key.startsWith('sync'))).toEqual([])
})

test('a run that ends after its user has logged out says nothing of what is shown then', async () => {
  const runs = open('ann')
  onRequest = () => {
    logOut()
    syncStatus.setState({ at: 'off', lastAt: undefined, needs: [] }, true)
  }
  await runs.run({ push: true })
  expect(syncStatus.getState().at).toBe('off')
})

test('a run that breaks does not say for ever that it is under way', async () => {
  const runs = open('ann')
  await runs.run({ push: true })
  put({ size: 2 })
  onRequest = () => values.set('sync:base:look', Object.defineProperty({}, 'version', { get: fail }))
  await expect(runs.run({ push: true })).rejects.toThrow('broken')
  expect(syncStatus.getState().at).toBe('waiting')
})

test('nothing is sent as another user’s page is left', async () => {
  const runs = open('ann')
  await runs.run({ push: true })
  put({ size: 2 })
  logIn('ben')
  const requests: string[] = []
  onRequest = (path) => void requests.push(path)
  await runs.leave()
  expect(requests.filter((path) => path === updateBackup.path)).toEqual([])
})
