import { createStore } from 'zustand/vanilla'
import { music } from '../document.ts'

/** What this tab plays. Times in seconds. */
export interface Playback {
  readonly status: 'paused' | 'loading' | 'playing'
  /** The track whose sound is loaded or being loaded; empty before the first press. */
  readonly loadedId: string
  readonly time: number
  readonly duration: number
}

const NOTHING: Playback = { status: 'paused', loadedId: '', time: 0, duration: 0 }

export const playback = createStore<Playback>()(() => NOTHING)

/** What the audio element reports that is not in `playback`. */
interface AudioEvents {
  readonly ended: () => void
  readonly failed: () => void
}

let element: HTMLAudioElement | undefined
let url = ''

/** The one audio element, outside of the page: it plays on whatever is shown. Made at the first press. */
export function audio(events: AudioEvents): HTMLAudioElement {
  if (element !== undefined) return element
  const made = new Audio()
  element = made
  const isLoaded = () => playback.getState().status !== 'loading'
  made.addEventListener('playing', () => playback.setState({ status: 'playing' }))
  made.addEventListener('pause', () => {
    if (isLoaded()) playback.setState({ status: 'paused', time: made.currentTime })
  })
  made.addEventListener('timeupdate', () => {
    if (isLoaded()) playback.setState({ time: made.currentTime })
  })
  made.addEventListener('durationchange', () => {
    if (Number.isFinite(made.duration)) playback.setState({ duration: made.duration })
  })
  made.addEventListener('ended', events.ended)
  made.addEventListener('error', () => {
    if (url !== '') events.failed()
  })
  const setVolume = () => {
    // what is heard grows with the square
    made.volume = (music.get().volume / 100) ** 2
  }
  setVolume()
  music.subscribe(setVolume)
  return made
}

/** Gives the element another sound, bytes or where they are, which begins at a time. */
export function setSound(made: HTMLAudioElement, sound: Blob | string, from: number): void {
  dropSound(made)
  url = typeof sound === 'string' ? sound : URL.createObjectURL(sound)
  made.src = url
  made.currentTime = from
}

/** Takes the sound from the element. */
export function dropSound(made: HTMLAudioElement): void {
  if (url === '') return
  const last = url
  url = ''
  made.pause()
  made.removeAttribute('src')
  if (last.startsWith('blob:')) URL.revokeObjectURL(last)
}

/** Forgets what was loaded. */
export const resetPlayback = (): void => playback.setState(NOTHING, true)
