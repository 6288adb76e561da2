import type { ReactNode } from 'react'

/** Picks an example's text: Chinese or, in every other language of the gallery, English. */
export type Say = (chinese: string, english: string) => string

/** One state of a primitive. */
export interface Example {
  readonly name: string
  /** The background: the bare wallpaper, or a washi panel. */
  readonly on: 'wall' | 'panel'
  readonly draw: (say: Say) => ReactNode
}

export interface ExampleFile {
  readonly examples: readonly Example[]
}

const files = import.meta.glob<ExampleFile>('./**/*.example.tsx')

/** Every primitive that has examples, by name; a file `Name.example.tsx` beside it adds one. */
export const primitives: Readonly<Record<string, () => Promise<ExampleFile>>> = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.example\.tsx$/g, ''), load]),
)
