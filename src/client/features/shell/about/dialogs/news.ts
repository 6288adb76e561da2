import type { PackedUpdate } from '../../../../../shared/entities/update.ts'
import { type Update, updatesSince } from '../../../../../shared/lib/text/updates.ts'
import { VERSION } from '../version.ts'

const files = import.meta.glob<PackedUpdate>('../../../../../../catalog/updates/*.json', {
  eager: true,
  import: 'default',
})

const updates: readonly Update[] = Object.entries(files).flatMap(([path, update]) => {
  const version = /([^/]+)\.json$/.exec(path)?.[1]
  return version === undefined ? [] : [{ version, ...update }]
})

/** What this build's versions have brought since the one that was seen, newest version first. */
export const newsAfter = (seen: string): readonly Update[] => updatesSince(updates, seen, VERSION)
