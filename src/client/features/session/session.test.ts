import { beforeEach, expect, test, vi } from 'vitest'
import type { UserInfo } from '../../../shared/entities/account.ts'
import type { Storage } from '../../core/storage.ts'

const info: UserInfo = {
  ...{ id: 'x', username: 'lin', nickname: '林', note: '', sex: '1', birthday: '', address: '', head: '' },
  ...{ email: '', open_id: '', is_weak: false, async_nav_info: 0, async_seting: 0, async_wooden_fish: 0 },
  ...{ async_ai_tool: 0, async_schedule: 0, async_notes: 0, async_more: 0 },
}

let stored: unknown
let isFull = false
const storage: Pick<Storage, 'read' | 'write'> = {
  read: async () => [stored],
  async write(work) {
    if (isFull) throw new Error('full')
    return work({
      get: async () => stored,
      put: (_key, value) => {
        stored = value
      },
      remove: () => {
        stored = undefined
      },
      keys: async () => [],
    })
  },
}

async function start() {
  vi.resetModules()
  const module = await import('./session.ts')
  // the rest of a storage is not used here
  await module.connectSession(storage as Storage)
  return module
}

beforeEach(() => {
  stored = undefined
  isFull = false
})

test('a login is there after a reload, and gone after a logout', async () => {
  const first = await start()
  expect(first.session.getState().login).toBeUndefined()
  await first.setLogin({ token: 'a', info })
  const second = await start()
  expect(second.session.getState().login).toMatchObject({ token: 'a', info: { nickname: '林' } })
  await second.setLogin(undefined)
  expect((await start()).session.getState().login).toBeUndefined()
})

test('what is stored and cannot be read is no login', async () => {
  for (const broken of ['x', { token: 5, info }, { token: 'a' }]) {
    stored = broken
    expect((await start()).session.getState().login).toBeUndefined()
  }
})

test('a login that the server has ended is forgotten, but not a newer one', async () => {
  const { session, setLogin, endSession } = await start()
  await setLogin({ token: 'new', info })
  endSession('old')
  expect(session.getState().login?.token).toBe('new')
  endSession('new')
  await expect.poll(() => session.getState().login).toBeUndefined()
})

test('on a full disk a login lasts as long as the page', async () => {
  const { session, setLogin } = await start()
  isFull = true
  await setLogin({ token: 'a', info })
  expect(session.getState().login?.token).toBe('a')
})

test('a page shows a logout once it is stored', async () => {
  const { session, setLogin } = await start()
  await setLogin({ token: 'a', info })
  let storedThen: unknown = 'nothing shown'
  const end = session.subscribe(() => {
    storedThen = stored
  })
  await setLogin(undefined)
  end()
  expect(storedThen).toBeUndefined()
})
