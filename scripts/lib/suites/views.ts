/** Which views of the build the browser tests have opened. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/** The parts of Vite's manifest in use: the modules of a build and their files. */
export type Manifest = Readonly<Record<string, { readonly file: string; readonly isDynamicEntry?: boolean }>>

/** The type of the annotations by which tests say what they have opened. */
export const VIEW = 'view'

/** Every screen, window and dialog that is loaded when it opens, by the path of its file; named from `src/client`. */
export const findViews = (manifest: Manifest): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(manifest)
      .filter(([module, { isDynamicEntry }]) => isDynamicEntry === true && module.endsWith('.tsx'))
      .map(([module, { file }]) => [`/${file}`, module.replace('../client/', '')]),
  )

/** A build of the page: on the web, or in the extension, where files have other names and chunks may be others. */
type PageBuild = 'client' | 'extension'

/** The views of the last builds. */
export const readViews = (...builds: readonly PageBuild[]): ReadonlyMap<string, string> =>
  new Map(
    builds.flatMap((build) => [
      ...findViews(JSON.parse(readFileSync(join(root, 'dist', build, '.vite/manifest.json'), 'utf8'))),
    ]),
  )
