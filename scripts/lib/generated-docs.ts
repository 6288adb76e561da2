/** Markdown that scripts write from the source, and whose staleness `npm run check` reports. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** As the formatter of the project would write it. */
function formatted(file: string, markdown: string): string {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'format', `--stdin-file-path=${file}`]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, input: markdown, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${file} could not be formatted: ${stderr}`)
  return stdout
}

/**
 * Writes a file of `docs/`; with the argument `--check` fails the process instead when the file is stale.
 * @param file by its path from the project's root
 * @param script that writes it, for the message
 */
export function writeDocs(file: string, markdown: string, script: string): void {
  const text = formatted(file, markdown)
  if (!process.argv.includes('--check')) {
    writeFileSync(join(root, file), text)
    console.log(`${file} written`)
  } else if (readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n') !== text) {
    console.error(`${file} is stale: npx node ${script}`)
    process.exitCode = 1
  }
}
