import { isPlainObject } from '../../../../lib/values/json.ts'
import { MOVE_IN_LIMITS, type Problem, type Unreadable } from '../model.ts'

/** Keys that lead to prototypes where objects are merged (security T13). */
const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** How deep JSON may be nested, and how many values it may have. */
interface JsonLimits {
  readonly depth: number
  readonly values: number
}

/** Parses JSON within the limits, as copies of its own without keys that lead to prototypes. */
export function parseJson(text: string, limits: JsonLimits = MOVE_IN_LIMITS): { readonly data: unknown } | Unreadable {
  const problem = problemOf(text, limits)
  if (problem !== undefined) return { problem }
  try {
    return { data: ownCopy(JSON.parse(text)) }
  } catch {
    return { problem: 'unknown' }
  }
}

/** Counts depth and values before anything is built of them: recursion and memory are then bounded. */
function problemOf(text: string, limits: JsonLimits): Problem | undefined {
  let depth = 0
  let values = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') at = endOfString(text, at)
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    else if (sign !== ',') continue
    if (sign !== '"') values += 1
    if (depth > limits.depth) return 'deep'
    if (values > limits.values) return 'large'
  }
  return undefined
}

/** The index of the quotation mark that ends a string. */
function endOfString(text: string, start: number): number {
  let end = start
  do {
    end = text.indexOf('"', end + 1)
    if (end < 0) return text.length
  } while (isEscaped(text, end))
  return end
}

function isEscaped(text: string, at: number): boolean {
  let start = at
  while (text[start - 1] === '\\') start -= 1
  return (at - start) % 2 === 1
}

function ownCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ownCopy)
  if (!isPlainObject(value)) return value
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) if (!UNSAFE_KEYS.has(key)) copy[key] = ownCopy(value[key])
  return copy
}
