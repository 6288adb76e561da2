import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Skipped } from '../../../scripts/lib/figures.ts'

/** Runs a test on a disk of its own in memory, which root alone may mount. @throws Skipped */
export async function withDisk<Result>(megabytes: number, run: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'genkan-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw new Skipped(`no disk can be mounted here (${error instanceof Error ? error.message.trim() : error})`)
  }
  try {
    return await run(folder)
  } finally {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Takes all room of a disk. @returns gives it back */
export function fillDisk(folder: string): () => void {
  const file = join(folder, 'filler')
  const descriptor = openSync(file, 'w')
  for (let size = 1 << 20; size >= 1; size >>= 4) {
    const chunk = Buffer.alloc(size)
    try {
      while (writeSync(descriptor, chunk) === size);
    } catch {
      // no room for a piece of this size: smaller ones
    }
  }
  closeSync(descriptor)
  return () => rmSync(file)
}
