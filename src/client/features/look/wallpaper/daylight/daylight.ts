import { createStore } from 'zustand/vanilla'

/** The light over the landscape: a few soft colours that lie over the whole picture. */
export interface Light {
  /** Tells lights apart, and is the same for the same light on every page. */
  readonly name: string
  /** Of an element over the picture. */
  readonly className: string | undefined
  /** As CSS writes an image; its pixels are those of `canvas`. */
  readonly image: string
  readonly canvas: HTMLCanvasElement
  /** Its alpha, 0–1. */
  readonly share: number
  /** The colour of the light on the edges of glass: `r g b`. */
  readonly edge: string
}

/** The light of this moment by theme; undefined until it is known. */
export const daylight = createStore<Readonly<Record<'light' | 'dark', Light>> | undefined>()(() => undefined)

const known = Promise.withResolvers<void>()

/** Resolves once the light is known, or cannot be had: the landscape is shown together with it. */
export const daylightKnown = (): Promise<void> => known.promise

let isFollowing = false

/** Follows the light of the day from now on; the rules and tables are loaded for it. */
export function followDaylight(): void {
  if (isFollowing) return
  isFollowing = true
  void import('./follow.ts')
    .then((module) => module.followDaylight())
    .catch(() => {}) // offline and never loaded: the landscape as it was rendered
    .finally(known.resolve)
}
