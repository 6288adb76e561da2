import { SourceFailure } from './source.ts'

/** Limit of the parser's recursion; deeper than any known response. */
const MAX_DEPTH = 20
const SPACE = /[ \t\r\n]*/y
const NAME = /[A-Za-z_$][\w$]*/y
const CALL_START = /(?:[A-Za-z_$][\w$]*)(?:\.[A-Za-z_$][\w$]*)*[ \t\r\n]*\(/y
/** The content between the quotes is validated by `JSON.parse`. */
const STRING = /"(?:[^"\\]|\\.)*"/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const CALL_END = /[ \t\r\n]*\)[ \t\r\n]*;?[ \t\r\n]*$/y

/**
 * Parses `window.some.name(value, value …);` without evaluating it. Values are JSON, except that object keys may be
 * unquoted.
 * @returns the values of the call.
 * @throws SourceFailure `shape` on any other text.
 */
export function parseJsonp(text: string): readonly unknown[] {
  let at = 0
  const consume = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) at += found.length
    return found
  }
  const consumeChar = (char: string): boolean => {
    consume(SPACE)
    if (text[at] !== char) return false
    at += 1
    return true
  }
  const fail = (): never => {
    throw new SourceFailure('shape', `not a call with plain values (at ${at})`)
  }
  const parseJson = (plain: string): unknown => {
    try {
      return JSON.parse(plain)
    } catch {
      return fail()
    }
  }
  const parseListUntil = (close: string, item: () => void): void => {
    if (consumeChar(close)) return
    do item()
    while (consumeChar(','))
    if (!consumeChar(close)) fail()
  }
  const parseKeyword = (name: string | undefined): unknown => {
    if (name === 'true') return true
    if (name === 'false') return false
    return name === 'null' ? null : fail()
  }
  const parseValue = (depth: number): unknown => {
    if (depth > MAX_DEPTH) fail()
    if (consumeChar('[')) {
      const list: unknown[] = []
      parseListUntil(']', () => list.push(parseValue(depth + 1)))
      return list
    }
    if (consumeChar('{')) {
      const fields: [string, unknown][] = []
      parseListUntil('}', () => {
        consume(SPACE)
        const quoted = consume(STRING)
        const name = quoted === undefined ? (consume(NAME) ?? fail()) : String(parseJson(quoted))
        if (!consumeChar(':')) fail()
        fields.push([name, parseValue(depth + 1)])
      })
      // `fromEntries` defines own properties, so that a key `__proto__` is harmless.
      return Object.fromEntries(fields)
    }
    const plain = consume(STRING) ?? consume(NUMBER)
    return plain === undefined ? parseKeyword(consume(NAME)) : parseJson(plain)
  }
  consume(SPACE)
  if (consume(CALL_START) === undefined) fail()
  const values = [parseValue(0)]
  while (consumeChar(',')) values.push(parseValue(0))
  if (consume(CALL_END) === undefined) fail()
  return values
}
