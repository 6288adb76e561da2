import type * as v from 'valibot'
import { safeParse } from 'valibot'

/**
 * What reading a stored value gave. `repaired` names the parts (paths such as `groups.3.icon`) that could not be used
 * as they were and have been replaced or left out; the reader keeps the original aside whenever it is not empty.
 */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly repaired: readonly string[] }
  | { readonly ok: false; readonly why: string }

/** Turns anything that may lie in storage into a value of the program, or says why it cannot. Never throws. */
export interface Schema<T> {
  parse(input: unknown): Parsed<T>
}

/** A schema that takes a value whole or not at all. */
export function whole<T>(schema: v.GenericSchema<unknown, T>): Schema<T> {
  return {
    parse(input) {
      const result = safeParse(schema, input)
      if (result.success) return { ok: true, value: result.output, repaired: [] }
      const [issue] = result.issues
      return { ok: false, why: `${pathOf(issue)}: ${issue.message}` }
    },
  }
}

const pathOf = (issue: v.BaseIssue<unknown>) => issue.path?.map((step) => String(step.key)).join('.') ?? 'value'

/** Reads one element of a list; undefined if it cannot be used at all. Adds what it had to leave out to `repaired`. */
export type ReadOne<T> = (input: unknown, path: string, repaired: string[]) => T | undefined

/** The usable elements of a list; each unusable one is named in `repaired` and left out, the others stay. */
export function salvage<T>(list: unknown, path: string, repaired: string[], readOne: ReadOne<T>): readonly T[] {
  if (!Array.isArray(list)) {
    repaired.push(path)
    return []
  }
  return list.flatMap((element: unknown, index) => {
    const at = `${path}.${index}`
    const value = readOne(element, at, repaired)
    if (value === undefined) repaired.push(at)
    return value === undefined ? [] : [value]
  })
}
