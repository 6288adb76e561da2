const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46

/** When the files of an archive were changed, in ms since 1970, by their paths; none where it has no directory. */
export function zipTimes(bytes: Uint8Array): ReadonlyMap<string, number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const times = new Map<string, number>()
  let end = bytes.length - END_BYTES
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1
  if (end < 0) return times
  let at = view.getUint32(end + 16, true)
  while (at + ENTRY_BYTES <= bytes.length && view.getUint32(at, true) === ENTRY) {
    const length = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + length))
    times.set(name, timeOf(view.getUint16(at + 14, true), view.getUint16(at + 12, true)))
    at += ENTRY_BYTES + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return times
}

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
