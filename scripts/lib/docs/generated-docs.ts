/** Markdown that scripts write from the source, and whose staleness `npm run check` reports. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { formatMarkdown } from './markdown.ts'

/** The text of a file by its path from the project's root. */
export const readDocs = (file: string): string => readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')

/**
 * Writes a file of `docs/`; with the argument `--check` fails the process instead when the file is stale.
 * @param file by its path from the project's root
 * @param script that writes it, for the message
 * @param changes what the message says of the text that is there and the one that should be
 */
export function writeDocs(
  file: string,
  markdown: string,
  script: string,
  changes: (now: string, expected: string) => readonly string[] = () => [],
): void {
  const text = formatMarkdown(markdown)
  if (!process.argv.includes('--check')) {
    writeFileSync(join(root, file), text)
    console.log(`${file} written`)
    return
  }
  const now = readDocs(file)
  if (now === text) return
  const lines = changes(now, text)
  console.error(
    [`${file} is stale: npx node ${script}`, ...(lines.length > 0 ? [`(${lines.join('; ')})`] : [])].join(' '),
  )
  process.exitCode = 1
}
