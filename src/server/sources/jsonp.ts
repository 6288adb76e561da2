import { SourceFailure } from './source.ts'

/** Deeper than any answer; a parser that calls itself must stop somewhere. */
const DEPTH = 20
const SPACE = /[ \t\r\n]*/y
const NAME = /[A-Za-z_$][\w$]*/y
const CALL = /(?:[A-Za-z_$][\w$]*)(?:\.[A-Za-z_$][\w$]*)*[ \t\r\n]*\(/y
/** JSON.parse then says whether what stands between the quotes may stand there. */
const STRING = /"(?:[^"\\]|\\.)*"/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const END = /[ \t\r\n]*\)[ \t\r\n]*;?[ \t\r\n]*$/y

/**
 * Reads `window.some.name(value, value …);` and gives the values. A value is JSON, save that the names in an object
 * need no quotes. Nothing is ever run: what is not exactly of this form is a `shape` failure.
 */
export function parseJsonp(text: string): readonly unknown[] {
  let at = 0
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) at += found.length
    return found
  }
  const takeMark = (mark: string): boolean => {
    take(SPACE)
    if (text[at] !== mark) return false
    at += 1
    return true
  }
  const fail = (): never => {
    throw new SourceFailure('shape', `not a call with plain values (at ${at})`)
  }
  const json = (plain: string): unknown => {
    try {
      return JSON.parse(plain)
    } catch {
      return fail()
    }
  }
  const listUntil = (close: string, item: () => void): void => {
    if (takeMark(close)) return
    do item()
    while (takeMark(','))
    if (!takeMark(close)) fail()
  }
  const word = (name: string | undefined): unknown => {
    if (name === 'true') return true
    if (name === 'false') return false
    return name === 'null' ? null : fail()
  }
  const value = (depth: number): unknown => {
    if (depth > DEPTH) fail()
    if (takeMark('[')) {
      const list: unknown[] = []
      listUntil(']', () => list.push(value(depth + 1)))
      return list
    }
    if (takeMark('{')) {
      const fields: [string, unknown][] = []
      listUntil('}', () => {
        take(SPACE)
        const quoted = take(STRING)
        const name = quoted === undefined ? (take(NAME) ?? fail()) : String(json(quoted))
        if (!takeMark(':')) fail()
        fields.push([name, value(depth + 1)])
      })
      // fromEntries defines own fields: a name such as __proto__ is a field like any other
      return Object.fromEntries(fields)
    }
    const plain = take(STRING) ?? take(NUMBER)
    return plain === undefined ? word(take(NAME)) : json(plain)
  }
  take(SPACE)
  if (take(CALL) === undefined) fail()
  const values = [value(0)]
  while (takeMark(',')) values.push(value(0))
  if (take(END) === undefined) fail()
  return values
}
