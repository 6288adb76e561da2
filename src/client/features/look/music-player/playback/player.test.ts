import { beforeEach, expect, test, vi } from 'vitest'
import type { CallFault } from '../../../../core/net/call-error.ts'

/** An audio element that plays what it is given at once. */
class FakeAudio extends EventTarget {
  static last: FakeAudio | undefined
  src = ''
  volume = 1
  currentTime = 0
  duration = 120
  isPaused = true
  constructor() {
    super()
    FakeAudio.last = this
  }
  hasAttribute = () => this.src !== ''
  removeAttribute = () => {
    this.src = ''
  }
  play = async () => {
    this.isPaused = false
    this.dispatchEvent(new Event('durationchange'))
    this.dispatchEvent(new Event('playing'))
  }
  pause = () => {
    this.isPaused = true
    this.dispatchEvent(new Event('pause'))
  }
}

const opened: string[] = []
const refused = new Set<string>()
const toasts: string[] = []
/** Whole songs that are only partly heard, and faults of servers, by track and form. */
const trials = new Set<string>()
const faults = new Map<string, CallFault>()
vi.mock('../open-track.ts', () => ({
  TrackMissingError: class extends Error {},
  hasOtherForm: (id: string) => id.startsWith('song:'),
  openTrack: async (id: string, form: string) => {
    const asked = form === 'usual' ? id : `${id} ${form}`
    opened.push(asked)
    if (refused.has(id)) throw new Error('broken')
    const fault = faults.get(asked)
    if (fault !== undefined) {
      const { CallError } = await import('../../../../core/net/call-error.ts')
      throw new CallError(fault, 'none')
    }
    return id.startsWith('song:')
      ? { from: `https://x.example/${id}`, isTrial: trials.has(asked) }
      : { from: new Blob([id]) }
  },
}))
vi.mock('../../../../ui/overlay/toast/toast.ts', () => ({
  showToast: ({ text }: { text: string }) => toasts.push(text),
}))
vi.mock('../messages.ts', () => ({ messages: (key: string) => key }))
vi.stubGlobal('Audio', FakeAudio)
vi.stubGlobal('BroadcastChannel', undefined)

const LIST = ['bundled:evening-boat', 'bundled:jasmine', 'bundled:sakura']

async function freshPlayer() {
  vi.resetModules()
  const player = await import('./player.ts')
  const { music } = await import('../document.ts')
  const { playback } = await import('./audio.ts')
  return { ...player, music, playback }
}

const audio = () => FakeAudio.last as FakeAudio

beforeEach(() => {
  opened.length = toasts.length = 0
  refused.clear()
  trials.clear()
  faults.clear()
})

test('before anything was played the first press plays the first piece of the build; a step asks for a choice', async () => {
  const { togglePlay, skip, music, playback } = await freshPlayer()
  skip(1)
  expect(toasts).toEqual(['chooseFirst'])
  togglePlay()
  await vi.waitFor(() => expect(playback.getState()).toMatchObject({ status: 'playing', loadedId: LIST[0] }))
  expect(music.get().playingList.slice(0, 3)).toEqual(LIST)
})

test('a place in the first piece may be sought before it is played', async () => {
  const { seek, togglePlay, music, playback } = await freshPlayer()
  seek(30)
  expect(music.get()).toMatchObject({ playingId: LIST[0], currentTime: 30 })
  togglePlay()
  await vi.waitFor(() => expect(playback.getState().status).toBe('playing'))
  expect(audio().currentTime).toBe(30)
})

test('plays, pauses and keeps the place, from which it goes on', async () => {
  const { playFrom, togglePlay, music, playback } = await freshPlayer()
  playFrom(LIST, 'bundled:jasmine')
  await vi.waitFor(() => expect(playback.getState()).toMatchObject({ status: 'playing', loadedId: 'bundled:jasmine' }))
  audio().currentTime = 42
  audio().dispatchEvent(new Event('timeupdate'))
  togglePlay()
  expect(playback.getState().status).toBe('paused')
  expect(music.get()).toMatchObject({ playingId: 'bundled:jasmine', currentTime: 42, duration: 120 })
  togglePlay()
  await vi.waitFor(() => expect(playback.getState().status).toBe('playing'))
  expect(opened).toEqual(['bundled:jasmine'])
})

test('after a reload a track goes on where it was left', async () => {
  const { togglePlay, music } = await freshPlayer()
  music.update((now) => ({ ...now, playingList: LIST, playingId: 'bundled:sakura', currentTime: 33 }))
  togglePlay()
  await vi.waitFor(() => expect(audio().isPaused).toBe(false))
  expect(audio().currentTime).toBe(33)
})

test('the end of a track leads to the next, and of a repeated one to its beginning', async () => {
  const { playFrom, music, playback, changeSort } = await freshPlayer()
  playFrom(LIST, 'bundled:sakura')
  await vi.waitFor(() => expect(playback.getState().status).toBe('playing'))
  audio().dispatchEvent(new Event('ended'))
  await vi.waitFor(() =>
    expect(playback.getState()).toMatchObject({ status: 'playing', loadedId: 'bundled:evening-boat' }),
  )
  changeSort()
  audio().currentTime = 100
  audio().dispatchEvent(new Event('ended'))
  expect(audio().currentTime).toBe(0)
  expect(music.get().playingId).toBe('bundled:evening-boat')
})

test('another track is never heard as the one before', async () => {
  const { playFrom, togglePlay, playback } = await freshPlayer()
  playFrom(LIST, 'bundled:jasmine')
  await vi.waitFor(() => expect(playback.getState().status).toBe('playing'))
  playFrom(LIST, 'bundled:sakura')
  togglePlay() // paused while it loads
  togglePlay()
  await vi.waitFor(() => expect(playback.getState()).toMatchObject({ status: 'playing', loadedId: 'bundled:sakura' }))
  expect(opened.filter((id) => id === 'bundled:sakura')).toHaveLength(2)
})

test('a track that cannot be played is skipped with a word; when none can, it stops', async () => {
  const { playFrom, playback } = await freshPlayer()
  refused.add('bundled:evening-boat')
  playFrom(LIST, 'bundled:evening-boat')
  await vi.waitFor(() => expect(playback.getState()).toMatchObject({ status: 'playing', loadedId: 'bundled:jasmine' }))
  expect(toasts).toEqual(['cannotPlay'])
  for (const id of LIST) refused.add(id)
  audio().dispatchEvent(new Event('ended'))
  await vi.waitFor(() => expect(toasts).toEqual(['cannotPlay', 'cannotPlay', 'cannotPlay', 'tryLater']))
  expect(playback.getState()).toMatchObject({ status: 'paused', loadedId: '' })
})

test('a time is sought in what is loaded, and kept for what is not', async () => {
  const { playFrom, seek, playback, music, playedTime } = await freshPlayer()
  music.update((now) => ({ ...now, playingList: LIST, playingId: 'bundled:sakura' }))
  seek(20)
  expect(playedTime()).toBe(20)
  seek(9999)
  expect(playedTime()).toBe(125)
  playFrom(LIST, 'bundled:jasmine')
  await vi.waitFor(() => expect(playback.getState().status).toBe('playing'))
  seek(-5)
  expect([audio().currentTime, playedTime()]).toEqual([0, 0])
})

const SONGS = ['song:netease-1', 'song:netease-2']

test('a song that does not play is tried in its other form, of which only a part may be heard; then it is skipped', async () => {
  const { playFrom, playback } = await freshPlayer()
  trials.add('song:netease-1 other')
  playFrom(SONGS, 'song:netease-1')
  await vi.waitFor(() => expect(playback.getState().status).toBe('playing'))
  expect(audio().src).toBe('https://x.example/song:netease-1')
  audio().dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(opened).toEqual(['song:netease-1', 'song:netease-1 other']))
  await vi.waitFor(() => expect(playback.getState().status).toBe('playing'))
  expect(toasts).toEqual(['trial'])
  audio().dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(playback.getState()).toMatchObject({ status: 'playing', loadedId: 'song:netease-2' }))
  expect(opened.at(-1)).toBe('song:netease-2')
  expect(toasts).toEqual(['trial', 'cannotPlay'])
})

test('what a server does not give is skipped with its word; without network nothing is tried', async () => {
  const { playFrom, playback, music } = await freshPlayer()
  faults.set('song:netease-1', 'server').set('song:netease-1 other', 'server')
  playFrom(SONGS, 'song:netease-1')
  await vi.waitFor(() => expect(playback.getState()).toMatchObject({ status: 'playing', loadedId: 'song:netease-2' }))
  expect(toasts).toEqual(['busy'])
  for (const fault of ['offline', 'pureOffline'] as const) {
    toasts.length = 0
    faults.set('song:netease-1', fault)
    playFrom(SONGS, 'song:netease-1')
    await vi.waitFor(() => expect(toasts).toEqual([fault]))
    expect([playback.getState().status, music.get().playingId]).toEqual(['paused', 'song:netease-1'])
  }
})
