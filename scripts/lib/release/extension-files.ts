import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '../../../build/extension/browsers.ts'
import { type GameSources, manifestOf } from '../../../build/extension/manifest.ts'
import type { Files } from './pack.ts'

/** The extension as it is built: its files, of which the manifest is Chrome's, and the sources of its games. */
interface BuiltExtension {
  readonly files: Files
  readonly games: readonly GameSources[]
}

/** Reads the build of the extension. @param folder of the build */
export function readExtension(folder: string): BuiltExtension {
  const paths = globSync('**/*', { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile())
  const games: Readonly<Record<string, GameSources>> = JSON.parse(
    readFileSync(join(folder, '.vite/games.json'), 'utf8'),
  )
  return {
    files: Object.fromEntries(paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path))])),
    games: Object.values(games),
  }
}

/** What is in the extension for a browser. */
export const extensionFiles = ({ files, games }: BuiltExtension, browser: Browser, version: string): Files => ({
  ...files,
  'manifest.json': new TextEncoder().encode(`${JSON.stringify(manifestOf(browser, { version, games }), null, 2)}\n`),
})
