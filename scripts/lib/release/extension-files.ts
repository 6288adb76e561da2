import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '../../../build/extension/browsers.ts'
import { type GameSources, manifestOf } from '../../../build/extension/manifest.ts'
import type { Files } from './pack.ts'

/** All files of a folder. @param patterns which of them */
export function readFiles(folder: string, patterns: readonly string[] = ['**/*']): Files {
  const found = globSync(patterns, { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile())
  return Object.fromEntries(found.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path))]))
}

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The sources of the games that are built. */
const gamesOf = (built: Files): readonly GameSources[] =>
  Object.entries(built)
    .filter(([path]) => /^games\/[^/]+\/index\.html$/.test(path))
    .map(([, bytes]) => {
      const [, style = '', script = ''] =
        /<style>(.*?)<\/style>.*<script>(.*)<\/script>/s.exec(new TextDecoder().decode(bytes)) ?? []
      return { script: sourceOf(script), style: sourceOf(style) }
    })

/** What is in the extension for a browser. @param built the files of its build, which has the manifest for Chrome */
export const extensionFiles = (built: Files, browser: Browser, version: string): Files => ({
  ...built,
  'manifest.json': new TextEncoder().encode(
    `${JSON.stringify(manifestOf(browser, { version, games: gamesOf(built) }), null, 2)}\n`,
  ),
})
