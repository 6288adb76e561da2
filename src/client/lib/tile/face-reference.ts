import type { Home, Item } from '../../../shared/entities/item.ts'

const PREFIX = 'face:'

/** The reference to a picture of the user's own by the hash of its bytes; it is also the picture's key in storage. */
export const faceReference = (hash: string): string => PREFIX + hash

/** The hash that a reference is made of. */
export const hashOfFace = (reference: string): string => reference.slice(PREFIX.length)

/** Whether the `src` of a tile, or a key of storage, refers to a picture of the user's own. */
export const isFaceReference = (src: string): boolean => src.startsWith(PREFIX)

/** The references to own pictures in these tiles and their folders, each once. */
export const facesIn = (items: readonly Item[]): readonly string[] => [
  ...new Set(items.flatMap(({ src = '', children = [] }) => [src, ...facesIn(children)]).filter(isFaceReference)),
]

/** The references to own pictures in a whole home: what a backup of it must contain. */
export const facesOf = ({ groups, dock }: Home): readonly string[] =>
  facesIn([...groups.flatMap(({ children }) => children), ...dock])
