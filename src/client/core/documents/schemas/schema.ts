import type * as v from 'valibot'
import { safeParse } from 'valibot'

/**
 * The result of parsing a stored value. `repaired` lists the paths (e.g. `groups.3.icon`) of replaced or dropped parts;
 * if it is not empty, persistence quarantines the original.
 */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly repaired: readonly string[] }
  | { readonly ok: false; readonly reason: string }

/** Parses any stored value. Never throws. */
export interface Schema<T> {
  parse(input: unknown): Parsed<T>
}

/** A schema that accepts or refuses a value as a whole. */
export function strictSchema<T>(schema: v.GenericSchema<unknown, T>): Schema<T> {
  return {
    parse(input) {
      const result = safeParse(schema, input)
      if (result.success) return { ok: true, value: result.output, repaired: [] }
      const [issue] = result.issues
      return { ok: false, reason: `${pathOf(issue)}: ${issue.message}` }
    },
  }
}

const pathOf = (issue: v.BaseIssue<unknown>) => issue.path?.map((step) => String(step.key)).join('.') ?? 'value'

/** Reads one element of a list; undefined if it is unusable. Adds the paths of dropped parts to `repaired`. */
export type ReadElement<T> = (input: unknown, path: string, repaired: string[]) => T | undefined

/** The usable elements of a list; the others are dropped, and their paths added to `repaired`. */
export function salvage<T>(list: unknown, path: string, repaired: string[], readElement: ReadElement<T>): readonly T[] {
  if (!Array.isArray(list)) {
    repaired.push(path)
    return []
  }
  return list.flatMap((element: unknown, index) => {
    const elementPath = `${path}.${index}`
    const value = readElement(element, elementPath, repaired)
    if (value === undefined) repaired.push(elementPath)
    return value === undefined ? [] : [value]
  })
}
