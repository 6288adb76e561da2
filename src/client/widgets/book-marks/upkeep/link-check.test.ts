import { beforeEach, expect, test, vi } from 'vitest'
import { plainBookmark } from '../../../../shared/entities/bookmark.ts'
import { connect } from '../../../core/net/call.ts'
import { testCallPorts } from '../../../core/testing.ts'
import { bookMarks, bookMarksLinks } from '../document.ts'
import { linkCheck, startCheck, stopCheck } from './link-check.ts'

const site = (at: number) => plainBookmark(String(at), String(at), `https://s${at}.example/`)

let asked: string[][] = []

/** A server that answers `ok` for every address, after what a test does first. */
function serve(before: () => Response | undefined = () => undefined, more: { readonly offline?: boolean } = {}) {
  asked = []
  connect({
    ...testCallPorts(),
    server: 'https://genkan.example',
    isPureOffline: () => more.offline === true,
    fetch: async (_url, init) => {
      const { urls }: { urls: string[] } = JSON.parse(String(init?.body))
      asked.push(urls)
      const data = { links: urls.map(() => ({ state: 'ok' })) }
      return before() ?? Response.json({ code: 0, msg: '', data })
    },
  })
}

beforeEach(() => {
  vi.stubGlobal('location', { hostname: 'genkan.example' })
  bookMarks.set(Array.from({ length: 10 }, (_, at) => site(at)))
  bookMarksLinks.set({})
})

test('addresses are looked at a few at a time, none twice, and none of a local network or with a login', async () => {
  bookMarks.update((now) => [
    ...now,
    { ...site(0), id: 'again' },
    plainBookmark('nas', 'nas', 'http://192.168.1.2/'),
    plainBookmark('login', 'login', 'https://me:secret@s.example/'),
  ])
  serve()
  await startCheck()
  expect(asked.map(({ length }) => length)).toEqual([8, 2])
  expect(Object.keys(bookMarksLinks.get())).toHaveLength(10)
  expect(linkCheck.getState()).toEqual({ at: 'idle' })
})

test('a check that is stopped keeps what it has been told', async () => {
  serve(() => void stopCheck())
  await startCheck()
  expect(asked).toHaveLength(1)
  expect(linkCheck.getState()).toEqual({ at: 'idle' })
})

test('a server that wants to be left alone is asked again later', async () => {
  vi.useFakeTimers()
  let refusals = 1
  serve(() => {
    refusals -= 1
    const headers = { 'retry-after': '20' }
    return refusals < 0 ? undefined : Response.json({ code: 429, msg: 'later', data: null }, { status: 429, headers })
  })
  const done = startCheck()
  await vi.advanceTimersByTimeAsync(19_000)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2000)
  await done
  expect(asked.map(({ length }) => length)).toEqual([8, 8, 2])
  vi.useRealTimers()
})

test('in pure offline nothing is sent, and the end says why', async () => {
  serve(undefined, { offline: true })
  await startCheck()
  expect(asked).toEqual([])
  expect(linkCheck.getState()).toEqual({ at: 'idle', problem: 'pureOffline' })
})
