import type { SoundForm } from '../../../../../shared/entities/music.ts'
import { orOnExit } from '../../../../core/documents/persistence/delayed-changes.ts'
import { CallError } from '../../../../core/net/call-error.ts'
import { openChannel } from '../../../../core/tabs/channel.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { music } from '../document.ts'
import { messages } from '../messages.ts'
import { mayTryNext, progressOf, stepFrom, withList, withNextSort, withoutTrack, withTrack } from '../model.ts'
import { hasOtherForm, openTrack, TrackMissingError } from '../open-track.ts'
import { bundledTracks, currentTrackOf, trackOf } from '../tracks.ts'
import { audio, dropSound, playback, resetPlayback, setSound } from './audio.ts'
import { connectMediaKeys } from './media-session.ts'

/** The widget whose window is the player's. */
export const MUSIC_APP = 'wy-music'

let order: readonly string[] = []
let failures = 0
let attempts = 0
let form: SoundForm = 'usual'
let rememberTime: (() => void) | undefined
let announce: (() => void) | undefined

/** Tabs tell one another when they begin to play: one is heard at a time. */
function takeOver(): void {
  if (announce === undefined) {
    const channel = openChannel('genkan-music')
    channel.listen('playing', pause)
    announce = () => channel.post('playing', true)
    connectMediaKeys({ play: () => void play(), pause, next: () => skip(1), previous: () => skip(-1), seek })
    music.subscribe(followList)
    playback.subscribe(({ status }) => {
      if (status === 'playing') failures = 0
      if (status === 'paused') rememberTime?.()
    })
  }
  announce()
}

/** Another tab, or a list that was cleared, may have changed the track. */
function followList(): void {
  const { loadedId, status } = playback.getState()
  if (loadedId !== '' && loadedId !== music.get().playingId && status === 'paused') resetPlayback()
}

const element = () => audio({ ended, failed })

/** Plays a track of a list, which becomes the current one. */
export function playFrom(list: readonly string[], id: string): void {
  failures = 0
  form = 'usual'
  const { playingId } = music.get()
  music.update((now) =>
    id === playingId ? { ...withList(now, list, id), currentTime: playedTime() } : withList(now, list, id),
  )
  if (id !== playingId || !isPlaying()) void play()
}

/** Plays the current track from where it was left. */
export async function play(): Promise<void> {
  const { playingId, currentTime } = music.get()
  if (playingId === '') return
  takeOver()
  const attempt = ++attempts
  const made = element()
  rememberTime ??= orOnExit(() => {
    rememberTime = undefined
    storeTime()
  })
  try {
    if (playback.getState().loadedId !== playingId || !made.hasAttribute('src')) {
      dropSound(made)
      const { seconds = 0 } = trackOf(playingId) ?? {}
      playback.setState({ status: 'loading', loadedId: playingId, time: currentTime, duration: seconds })
      const { from, isTrial = false } = await openTrack(playingId, form)
      if (attempt !== attempts) return
      if (isTrial) showToast({ kind: 'warning', text: messages('trial') })
      setSound(made, from, currentTime)
    }
    await made.play()
  } catch (error) {
    if (attempt !== attempts || isAbort(error)) return
    playback.setState({ status: 'paused' })
    if (error instanceof DOMException && error.name === 'NotAllowedError') return // needs another press
    if (error instanceof DOMException && error.name === 'NotSupportedError') return // the element reports it, too
    failed(error)
  }
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

export function pause(): void {
  if (!isPlaying()) return
  attempts += 1
  playback.setState({ status: 'paused' })
  element().pause()
}

const isPlaying = (): boolean => playback.getState().status !== 'paused'

/** Where the current track is, in seconds. */
export const playedTime = (): number => progressOf(music.get(), playback.getState()).time

function storeTime(): void {
  const { loadedId, time, duration } = playback.getState()
  music.update((now) => (now.playingId === loadedId ? { ...now, currentTime: time, duration } : now), {
    origin: 'program',
  })
}

/** Plays or pauses; before anything was played, it begins with the first piece that this build brings. */
export function togglePlay(): void {
  if (isPlaying()) pause()
  else if (music.get().playingId === '') playFrom(bundledTracks(), currentTrackOf(music.get()))
  else void play()
}

/** Plays the next or the previous track. */
export function skip(by: 1 | -1): void {
  if (music.get().playingList.length === 0) {
    showToast({ kind: 'warning', text: messages('chooseFirst') })
    return
  }
  failures = 0
  stepBy(by)
}

function stepBy(by: 1 | -1): void {
  const step = stepFrom(music.get(), order, by, Math.random)
  order = step.order
  const { id } = step
  if (id === undefined) return
  forgetSound()
  form = 'usual'
  music.update((now) => withTrack(now, id))
  void play()
}

/** At its end a track is repeated, or the next one begins. */
function ended(): void {
  if (music.get().playSort === 1) {
    seek(0)
    void play()
  } else stepBy(1)
}

/**
 * Tries another form of a track that does not play (spec section 4). If there is none it says so and goes on with the
 * next track; after some in a row it stops.
 */
function failed(error?: unknown): void {
  const { playingId } = music.get()
  const { name = '' } = trackOf(playingId) ?? {}
  forgetSound()
  const fault = error instanceof CallError ? error.fault : undefined
  if (fault === 'pureOffline' || fault === 'offline') {
    showToast({ kind: 'warning', text: messages(fault) })
    return
  }
  if (form === 'usual' && hasOtherForm(playingId)) {
    form = 'other'
    void play()
    return
  }
  failures += 1
  const reason = error instanceof TrackMissingError ? 'missing' : fault === undefined ? 'cannotPlay' : 'busy'
  const goesOn = mayTryNext(failures, music.get())
  showToast({ kind: 'warning', text: goesOn || failures === 1 ? messages(reason, { name }) : messages('tryLater') })
  if (goesOn) stepBy(1)
}

function forgetSound(): void {
  attempts += 1
  playback.setState({ status: 'loading' }) // the element's last events are not of this track
  dropSound(element())
  resetPlayback()
}

/** Goes to a time of the current track, in seconds. */
export function seek(seconds: number): void {
  if (music.get().playingId === '') music.update((now) => withList(now, bundledTracks(), currentTrackOf(now)))
  const { loadedId } = playback.getState()
  const duration = playedDuration()
  const time = Math.max(0, duration > 0 ? Math.min(seconds, duration) : seconds)
  if (loadedId !== '' && loadedId === music.get().playingId) {
    playback.setState({ time })
    element().currentTime = time
  } else music.update((now) => ({ ...now, currentTime: time }))
}

/** How long the current track is, in seconds; 0 while it is not known. */
export const playedDuration = (): number =>
  progressOf(music.get(), playback.getState()).duration || (trackOf(music.get().playingId)?.seconds ?? 0)

/** Takes a track out of the queue; if it is played, it stops. */
export function removeFromQueue(id: string): void {
  if (playback.getState().loadedId === id) forgetSound()
  music.update((now) => withoutTrack(now, id))
}

/** @param volume 0–100 */
export const setVolume = (volume: number): void => music.update((now) => ({ ...now, volume }))

/** List, single track, random order, and over again. */
export const changeSort = (): void => music.update(withNextSort)
