import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Files, writeFiles } from './pack.ts'

/** Mozilla's checker, fetched as it is run: it brings more packages than all of ours. */
const CHECKER = 'web-ext@10.7.0'

interface Finding {
  readonly code: string
  readonly message: string
  readonly file?: string
}

/**
 * Checks the files of the extension for Firefox as addons.mozilla.org does. @returns how many warnings there are
 * @throws with all errors, or where the checker cannot be had
 */
export function lintFirefox(files: Files): number {
  const folder = mkdtempSync(join(tmpdir(), 'genkan-lint-'))
  try {
    writeFiles(folder, files)
    const args = ['--yes', CHECKER, 'lint', '--source-dir', folder, '--output', 'json', '--no-config-discovery']
    const { stdout } = spawnSync('npx', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    const { errors, warnings } = readFindings(stdout)
    if (errors.length > 0)
      throw new Error(errors.map(({ code, message, file }) => `${code} ${file ?? ''}: ${message}`).join('\n'))
    return warnings.length
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readFindings(output: string): Readonly<Record<'errors' | 'warnings', readonly Finding[]>> {
  try {
    return JSON.parse(output)
  } catch {
    throw new Error(`${CHECKER} cannot be had here; --no-lint leaves it out`)
  }
}
