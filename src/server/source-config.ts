import * as v from 'valibot'
import { StartFailure } from './core/start.ts'
import type { ReadVariable } from './operator.ts'
import { SOURCE_IDS, WALLPAPER_SOURCE_NAMES, type WallpaperSourceName, wallpaperSourceId } from './sources/index.ts'

/** The variables with keys of the operator's accounts at third parties. */
const KEY_VARIABLES = { pexels: 'PEXELS_KEY', pixabay: 'PIXABAY_KEY' } as const

export type SourceKeys = Readonly<Record<keyof typeof KEY_VARIABLES, string | undefined>>

/** What the operator sets about third parties. */
export interface SourceConfig {
  /** Ids of the sources that are switched off, or not enabled. */
  readonly off: ReadonlySet<string>
  readonly keys: SourceKeys
}

const splitList = (text: string): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

const sourceIds = v.pipe(v.string(), v.transform(splitList), v.array(v.picklist(SOURCE_IDS)))
const wallpaperNames = v.pipe(v.string(), v.transform(splitList), v.array(v.picklist(WALLPAPER_SOURCE_NAMES)))

/** Reads what the operator sets about third parties. @throws StartFailure naming the first invalid variable */
export function readSourceConfig(read: ReadVariable, readKey: (name: string) => string | undefined): SourceConfig {
  const keys: SourceKeys = { pexels: readKey(KEY_VARIABLES.pexels), pixabay: readKey(KEY_VARIABLES.pixabay) }
  const enabled = readWallpaperSources(read, keys)
  const off = read('SOURCES_OFF', [], `any of ${SOURCE_IDS.join(', ')}, separated by commas`, sourceIds)
  const notEnabled = WALLPAPER_SOURCE_NAMES.filter((name) => !enabled.has(name))
  return { off: new Set([...off, ...notEnabled.map(wallpaperSourceId)]), keys }
}

/** The third parties by whom wallpapers are offered: those that are named, else Bing and those with a key. */
function readWallpaperSources(read: ReadVariable, keys: SourceKeys): ReadonlySet<WallpaperSourceName> {
  const needKey = ['pexels', 'pixabay'] as const
  const enabled = new Set<WallpaperSourceName>(
    read<WallpaperSourceName[]>(
      'WALLPAPER_SOURCES',
      ['bing', ...needKey.filter((name) => keys[name] !== undefined)],
      `any of ${WALLPAPER_SOURCE_NAMES.join(', ')}, separated by commas`,
      wallpaperNames,
    ),
  )
  for (const name of needKey) {
    if (enabled.has(name) && keys[name] === undefined)
      throw new StartFailure(`WALLPAPER_SOURCES names ${name}, which needs ${KEY_VARIABLES[name]}.`)
  }
  return enabled
}
