import { isPlainObject } from '../../../../lib/values/json.ts'

const REFERENCE = /face:[0-9a-f]{64}/g

/** The references to own pictures anywhere in a value, also within its texts, each once. */
export const findReferences = (value: unknown): readonly string[] => [...new Set(textsOf(value).flatMap(referencesIn))]

const referencesIn = (text: string): readonly string[] => text.match(REFERENCE) ?? []

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return isPlainObject(value) ? Object.values(value).flatMap(textsOf) : []
}
