import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import type { UserInfo } from '../../../../shared/entities/account.ts'
import { memoryStorage, type Storage } from '../../../core/documents/storage/storage.ts'

const info: UserInfo = {
  ...{ id: 'x', username: 'lin', nickname: '林', note: '', sex: '1', birthday: '', address: '', head: '' },
  ...{ email: '', open_id: '', is_weak: false, async_nav_info: 0, async_seting: 0, async_wooden_fish: 0 },
  ...{ async_ai_tool: 0, async_schedule: 0, async_notes: 0, async_more: 0 },
}

const KEY = 'session'
let stored = new Map<string, unknown>()
let isFull = false
const storage = (): Storage => {
  const memory = memoryStorage(stored)
  return { ...memory, write: (work) => (isFull ? Promise.reject(new Error('full')) : memory.write(work)) }
}

async function start() {
  vi.resetModules()
  const module = await import('./session.ts')
  const { session } = await import('./session-state.ts')
  const { readBeforeLogin } = await import('./before-login.ts')
  const { fillRegistry } = await import('../../../core/contribute/registry.ts')
  const { defineDocument } = await import('../../../core/documents/document.ts')
  const { strictSchema } = await import('../../../core/documents/schemas/schema.ts')
  const notes = defineDocument({
    id: 'notes',
    section: 'notes',
    travels: 'device',
    schema: strictSchema(v.string()),
    initial: '',
  })
  fillRegistry({ documents: [notes] })
  await module.connectSession(storage())
  return { ...module, session, readBeforeLogin, notes }
}

beforeEach(() => {
  stored = new Map()
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
    stored.set(KEY, broken)
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
    storedThen = stored.get(KEY)
  })
  await setLogin(undefined)
  end()
  expect(storedThen).toBeUndefined()
})

test('what was here before the first login is kept until a logout, also over a login that the server has ended', async () => {
  const { notes, setLogin, endLogin, endSession, session, readBeforeLogin } = await start()
  notes.set('mine')
  await setLogin({ token: 'a', info })
  notes.set('of the account')
  endSession('a')
  await expect.poll(() => session.getState().login).toBeUndefined()
  await setLogin({ token: 'b', info })
  await setLogin({ token: 'c', info })
  expect((await readBeforeLogin())?.documents).toEqual({ notes: { version: 0, data: 'mine' } })
  let keptAsItEnds: unknown
  session.subscribe(() => {
    keptAsItEnds = stored.get('before-login')
  })
  await endLogin()
  expect(keptAsItEnds, 'a tab that is closed as soon as the logout is seen leaves nothing').toBeUndefined()
  expect(await readBeforeLogin()).toBeUndefined()
})
