import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { zipSync } from 'fflate'

/** The contents of files by their paths. */
export type Files = Readonly<Record<string, Uint8Array>>

/** Writes files into a folder, which is made where it is not there. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
}

/** The earliest day that a zip can name, in local time as zips are: that of the build would be in every archive. */
const DAY = new Date(1980, 0, 1)

/** Packs files into a zip whose bytes depend on nothing else: not on their order, the day or the time zone. */
export const pack = (files: Files): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([path, bytes]) => [path, [bytes, { level: 9, mtime: DAY, os: 3, attrs: 0o100644 << 16 }]]),
    ),
  )
