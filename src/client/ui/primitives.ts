import type { ReactNode } from 'react'

/** Says an example's words in Chinese or, in every other language of the gallery, in English. */
export type Say = (chinese: string, english: string) => string

/** One state of a primitive. */
export interface Example {
  readonly name: string
  /** What it stands on: the bare wallpaper, or a washi panel. */
  readonly on: 'wall' | 'panel'
  readonly draw: (say: Say) => ReactNode
}

export interface ExampleFile {
  readonly examples: readonly Example[]
}

const files = import.meta.glob<ExampleFile>('./**/*.example.tsx')

/** Every primitive that has examples, by name; a primitive joins by a file `Name.example.tsx` beside it. */
export const primitives: Readonly<Record<string, () => Promise<ExampleFile>>> = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.example\.tsx$/g, ''), load]),
)
