import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../root.ts'

/** A Markdown text as the formatter of the project would write it. @throws Error when the formatter fails */
export function formatMarkdown(text: string): string {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'format', '--stdin-file-path=docs/any.md']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, input: text, encoding: 'utf8' })
  if (status !== 0) throw new Error(`the text could not be formatted: ${stderr}`)
  return stdout
}

/** A table of Markdown, whose cells are texts of Markdown. */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
