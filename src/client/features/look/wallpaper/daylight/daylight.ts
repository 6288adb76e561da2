import { createStore } from 'zustand/vanilla'

/** The light over the landscape: a few soft colours that lie over the whole picture. */
export interface Light {
  /** Tells lights apart, and is the same for the same light on every page. */
  readonly name: string
  /** Of an element over the picture. */
  readonly className: string | undefined
  /** Its colours, as the data URL of a small picture; undefined while nothing of it is to be seen. */
  readonly image: string | undefined
  /** Its alpha, 0–1. */
  readonly share: number
  /** The colour of the light on the edges of glass: `r g b`. */
  readonly edge: string
}

/** The light of this moment by theme; undefined until it is known. */
export const daylight = createStore<Readonly<Record<'light' | 'dark', Light>> | undefined>()(() => undefined)
