/** Bytes that are being read. */
export interface Cursor {
  readonly view: DataView
  /** Offset of the next byte. */
  at: number
}

/** How a value is written as bytes and read again. */
export interface Field<T> {
  /** @throws RangeError if the value does not fit */
  write(value: T): Uint8Array<ArrayBuffer>
  /** @returns undefined if the bytes are none of this field; the cursor may then be anywhere */
  read(cursor: Cursor): T | undefined
}

const NOTHING = new Uint8Array(0)

/** The next bytes; undefined if there are fewer. */
export function take(cursor: Cursor, length: number): Uint8Array | undefined {
  const { view, at } = cursor
  if (at + length > view.byteLength) return undefined
  cursor.at += length
  return new Uint8Array(view.buffer, view.byteOffset + at, length)
}

const requireThat = (isRight: boolean, what: string): void => {
  if (!isRight) throw new RangeError(`no ${what}`)
}

/** A field of other values, which are `T` where `parse` finds one. */
export const refined = <T, Raw>(
  raw: Field<Raw>,
  parse: (value: Raw) => T | undefined,
  format: (value: T) => Raw,
): Field<T> => ({
  write(value) {
    const formatted = format(value)
    requireThat(parse(formatted) !== undefined, `value of a field: ${String(value)}`)
    return raw.write(formatted)
  },
  read(cursor) {
    const value = raw.read(cursor)
    return value === undefined ? undefined : parse(value)
  },
})

/** A whole number from 0 in so many bytes, the highest first; in 8 bytes one below 2^53. */
export const unsigned = (bytes: 1 | 2 | 8): Field<number> => ({
  write(value) {
    requireThat(Number.isSafeInteger(value) && value >= 0 && value < 256 ** bytes, `number of ${bytes} bytes: ${value}`)
    const written = new Uint8Array(bytes)
    for (let [at, rest] = [bytes - 1, value]; at >= 0; at -= 1, rest = Math.floor(rest / 256)) written[at] = rest % 256
    return written
  },
  read(cursor) {
    const value = take(cursor, bytes)?.reduce((sum, byte) => sum * 256 + byte, 0)
    return Number.isSafeInteger(value) ? value : undefined
  },
})

/** A whole number within a range. */
export const within = (bytes: 1 | 2, lowest: number, highest: number): Field<number> =>
  refined(
    unsigned(bytes),
    (value) => (value >= lowest && value <= highest ? value : undefined),
    (value) => value,
  )

/** What is or is not, as bits of a byte, the lowest first; those beyond are left for what comes later. */
export const flags = <Name extends string>(...names: readonly Name[]): Field<{ readonly [Key in Name]: boolean }> => {
  const byte = unsigned(1)
  return {
    write: (value) => byte.write(names.reduce((bits, name, at) => bits | (value[name] ? 1 << at : 0), 0)),
    read(cursor) {
      const bits = byte.read(cursor)
      if (bits === undefined) return undefined
      const read: Partial<Record<Name, boolean>> = {}
      for (const [at, name] of names.entries()) read[name] = (bits & (1 << at)) !== 0
      return read as Record<Name, boolean>
    },
  }
}

/** One of some names, as its place among them. */
export const oneOf = <Name extends string>(...names: readonly Name[]): Field<Name> =>
  refined(
    unsigned(1),
    (place) => names[place],
    (name) => (names.includes(name) ? names.indexOf(name) : names.length),
  )

/** So many bytes, as digits of base 16 in lower case. */
export const hex = (length: number): Field<string> => ({
  write(value) {
    requireThat(value.length === 2 * length && /^[\da-f]*$/.test(value), `${length} bytes in base 16`)
    return Uint8Array.from({ length }, (_, index) => Number.parseInt(value.slice(2 * index, 2 * index + 2), 16))
  },
  read: (cursor) => {
    const bytes = take(cursor, length)
    return bytes && Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  },
})

/** Bytes behind their number. */
export const sized = (highest: number): Field<Uint8Array> => ({
  write(value) {
    requireThat(value.length <= highest, `${value.length} bytes, at most ${highest}`)
    return concat([unsigned(2).write(value.length), value])
  },
  read(cursor) {
    const length = unsigned(2).read(cursor)
    return length === undefined || length > highest ? undefined : take(cursor, length)
  },
})

/** Several of a field, behind their number. */
export const listOf = <T>(field: Field<T>, highest: number): Field<readonly T[]> => ({
  write(values) {
    requireThat(values.length <= highest, `${values.length} values, at most ${highest}`)
    return concat([unsigned(1).write(values.length), ...values.map((value) => field.write(value))])
  },
  read(cursor) {
    const length = unsigned(1).read(cursor)
    if (length === undefined || length > highest) return undefined
    const values: T[] = []
    for (let left = length; left > 0; left -= 1) {
      const value = field.read(cursor)
      if (value === undefined) return undefined
      values.push(value)
    }
    return values
  },
})

/** Fields one after another, in the order in which they are named. */
export function record<Value extends object>(
  fields: { readonly [Key in keyof Value]: Field<Value[Key]> },
): Field<Value> {
  const keys = Object.keys(fields) as (keyof Value)[]
  return {
    write: (value) => concat(keys.map((key) => fields[key].write(value[key]))),
    read(cursor) {
      const read: Partial<Value> = {}
      for (const key of keys) {
        const value = fields[key].read(cursor)
        if (value === undefined) return undefined
        read[key] = value
      }
      return read as Value
    },
  }
}

/** Two records, one after the other. */
export const joined = <First extends object, Second extends object>(
  first: Field<First>,
  second: Field<Second>,
): Field<First & Second> => ({
  write: (value) => concat([first.write(value), second.write(value)]),
  read(cursor) {
    const begin = first.read(cursor)
    const end = begin && second.read(cursor)
    return begin && end && { ...begin, ...end }
  },
})

/** One of several records, told apart by `tag`. */
export type Variant<Tag extends string, Cases> = {
  [Name in keyof Cases]: { readonly [Key in Tag]: Name } & Readonly<Cases[Name]>
}[keyof Cases]

/** One of several records: a byte, which is a case's place in the list, and the fields of that case. */
export function variant<Tag extends string, Cases extends Readonly<Record<string, object>>>(
  tag: Tag,
  cases: { readonly [Name in keyof Cases]: Field<Cases[Name]> },
): Field<Variant<Tag, Cases>> {
  const name = oneOf(...Object.keys(cases))
  return {
    write(value) {
      const chosen = String(value[tag])
      const body = cases[chosen]
      return concat([name.write(chosen), body?.write(value as Cases[string]) ?? NOTHING])
    },
    read(cursor) {
      const chosen = name.read(cursor)
      const body = chosen === undefined ? undefined : cases[chosen]?.read(cursor)
      return body && ({ [tag]: chosen, ...body } as Variant<Tag, Cases>)
    },
  }
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
