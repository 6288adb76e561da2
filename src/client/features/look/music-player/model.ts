import { shuffle } from '../../../../shared/lib/values/shuffle.ts'

/** 0 the list over and over, 1 one track over and over, 2 the list in random order (spec section 3). */
export const PLAY_SORTS = [0, 1, 2] as const
export type PlaySort = (typeof PLAY_SORTS)[number]

/** What is played, and how. Tracks are ids: a prefix that tells where they come from, and a name of their own. */
export interface Music {
  readonly playingList: readonly string[]
  /** The current track; empty before the first one. */
  readonly playingId: string
  /** Where the current track was last left, and how long it is, in seconds. */
  readonly currentTime: number
  readonly duration: number
  /** 0–100. */
  readonly volume: number
  readonly playSort: PlaySort
}

export const NO_MUSIC: Music = { playingList: [], playingId: '', currentTime: 0, duration: 0, volume: 50, playSort: 0 }

/** The longest list that is kept. */
export const LIST_LIMIT = 2000
/** After so many tracks in a row that cannot be played the player gives up (spec section 9). */
const FAILURE_LIMIT = 10

/** Another list, from one of its tracks on. */
export const withList = (music: Music, list: readonly string[], id: string): Music =>
  withTrack({ ...music, playingList: list.slice(0, LIST_LIMIT) }, id)

/** Another track, from its beginning. */
export const withTrack = (music: Music, id: string): Music => ({ ...music, playingId: id, currentTime: 0, duration: 0 })

/** The list without a track; if it was the current one, none is. */
export function withoutTrack(music: Music, id: string): Music {
  const playingList = music.playingList.filter((one) => one !== id)
  if (playingList.length === music.playingList.length) return music
  return id === music.playingId ? withTrack({ ...music, playingList }, '') : { ...music, playingList }
}

export const withNextSort = (music: Music): Music => ({
  ...music,
  playSort: PLAY_SORTS[(music.playSort + 1) % PLAY_SORTS.length] ?? 0,
})

/** The order in which the list is played, and the track to which a step in it leads. */
interface Step {
  readonly order: readonly string[]
  readonly id: string | undefined
}

/**
 * A step to the next or the previous track, around the ends. In random order each track comes once before one comes
 * again: the same order is used until its end or until the list changes.
 * @param order the last one
 * @param random gives numbers from 0 to under 1
 */
export function stepFrom(music: Music, order: readonly string[], by: 1 | -1, random: () => number): Step {
  const { playingList: list, playingId: current, playSort } = music
  if (playSort !== 2) return { order: list, id: neighbour(list, current, by) }
  const known = hasSameTracks(order, list) ? order : [current, ...shuffledOthers(list, current, random)]
  const isOver = by === 1 && known.at(-1) === current
  const next = isOver ? [...shuffledOthers(list, current, random), current] : known
  return { order: next, id: neighbour(next, current, by) }
}

const shuffledOthers = (list: readonly string[], current: string, random: () => number) =>
  shuffle(
    list.filter((id) => id !== current),
    random,
  )

const hasSameTracks = (order: readonly string[], list: readonly string[]) =>
  order.length === list.length && new Set([...order, ...list]).size === new Set(list).size

function neighbour(order: readonly string[], current: string, by: 1 | -1): string | undefined {
  const at = order.indexOf(current)
  return at === -1 ? order[0] : order[(at + by + order.length) % order.length]
}

/** How far a track is and how long it plays, in seconds; 0 while that is not known. */
export interface Progress {
  readonly time: number
  readonly duration: number
}

/** The progress of the current track: of its sound where that is loaded, else where it was last left. */
export function progressOf(
  { playingId, currentTime, duration }: Pick<Music, 'playingId' | 'currentTime' | 'duration'>,
  sound: Progress & { readonly loadedId: string },
): Progress {
  const isLoaded = sound.loadedId === playingId && playingId !== ''
  return isLoaded ? { time: sound.time, duration: sound.duration } : { time: currentTime, duration }
}

/** Whether another track may be tried after so many in a row could not be played. */
export const mayTryNext = (failures: number, { playingList }: Music): boolean =>
  failures < Math.min(FAILURE_LIMIT, playingList.length)
