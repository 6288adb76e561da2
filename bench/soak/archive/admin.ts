import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/lib/root.ts'
import type { DatabasePlace } from '../../../src/server/adapters/database/open.ts'

/** How often the memory of a command is read, in ms. */
const READ_MS = 50

/** What a command of the operator's took: seconds, and megabytes at its most. */
export interface Cost {
  readonly seconds: number
  readonly megabytes: number
}

/**
 * Runs `npm run admin -- …` for a place.
 * @param variables more of the environment than where the data is
 * @throws Error with its output where it fails
 */
export async function runAdminCommand(
  { dataDir, databaseUrl }: DatabasePlace,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Cost> {
  const begun = performance.now()
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', ...variables }
  const child = spawn(process.execPath, [join(root, 'scripts/admin.ts'), ...args], { cwd: root, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  let megabytes = 0
  const reading = setInterval(() => {
    megabytes = Math.max(megabytes, peakOf(child.pid))
  }, READ_MS)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(reading)
  if (code !== 0) throw new Error(`admin ${args.join(' ')} has ended with ${code}: ${output}`)
  return { seconds: (performance.now() - begun) / 1000, megabytes }
}

/** The most memory that a process has had, as Linux counts it; 0 once it is gone. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
