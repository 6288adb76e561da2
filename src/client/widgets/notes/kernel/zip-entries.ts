const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
/** The flag of a name in UTF-8. */
const IS_UTF8 = 0x800

/** A file in an archive. */
export interface ZipEntry {
  /** Its folders and its name, with `/` between them. */
  readonly path: string
  /** When it was last changed, in ms since 1970. */
  readonly time: number
}

/**
 * The files of an archive by their names as they stand in it, byte by byte where it does not say that they are UTF-8; none
 * where it has no directory. Of those the charset is guessed: macOS writes UTF-8, a Chinese Windows GBK.
 */
export function zipEntries(bytes: Uint8Array, decode: (name: Uint8Array) => string): ReadonlyMap<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = new Map<string, ZipEntry>()
  let end = bytes.length - END_BYTES
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1
  if (end < 0) return entries
  let at = view.getUint32(end + 16, true)
  while (at + ENTRY_BYTES <= bytes.length && view.getUint32(at, true) === ENTRY) {
    const length = view.getUint16(at + 28, true)
    const name = bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + length)
    const isUtf8 = (view.getUint16(at + 8, true) & IS_UTF8) !== 0
    entries.set(isUtf8 ? new TextDecoder().decode(name) : byteByByte(name), {
      path: pathOf(decode(name)),
      time: timeOf(view.getUint16(at + 14, true), view.getUint16(at + 12, true)),
    })
    at += ENTRY_BYTES + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

const byteByByte = (name: Uint8Array): string => Array.from(name, (byte) => String.fromCharCode(byte)).join('')

/** Some programs of Windows write `\\`, and macOS takes letters apart from their marks. */
const pathOf = (name: string): string => name.replaceAll('\\', '/').normalize('NFC')

/** A date and a time of day as archives have them: bits of local time, in steps of two seconds. */
const timeOf = (date: number, time: number): number =>
  new Date(
    1980 + (date >> 9),
    ((date >> 5) & 15) - 1,
    date & 31,
    time >> 11,
    (time >> 5) & 63,
    (time & 31) * 2,
  ).getTime()
