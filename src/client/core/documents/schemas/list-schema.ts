import { type ReadElement, type Schema, salvage } from './schema.ts'

/**
 * A schema of a list that is read one by one: an unusable element costs no other.
 * @param path names the list in the paths of what is repaired
 * @param tidy puts what was read in order, such as without doubles and within a limit; this is no repair
 */
export function listSchema<T>(
  path: string,
  readElement: ReadElement<T>,
  tidy: (list: readonly T[]) => readonly T[] = (list) => list,
): Schema<readonly T[]> {
  return {
    parse(input) {
      const repaired: string[] = []
      const value = tidy(salvage(input, path, repaired, readElement))
      return { ok: true, value, repaired }
    },
  }
}
