import * as v from 'valibot'
import type { LinearGradient } from '../../../../shared/entities/named-color.ts'
import { FAVORITES_LIMIT, type WallpaperEntry, wallpaperEntrySchema } from '../../../../shared/entities/wallpaper.ts'
import { defineDocument } from '../../../core/documents/document.ts'
import { repairBySchema } from '../../../core/documents/fields/field.ts'
import { listSchema } from '../../../core/documents/schemas/list-schema.ts'
import { salvage } from '../../../core/documents/schemas/schema.ts'
import { isPlainObject } from '../../../lib/values/json.ts'
import { HISTORY_LIMIT, NO_HISTORY, type WallpaperHistory } from './rotation.ts'

const readEntry = repairBySchema(wallpaperEntrySchema)
/** The user's favourite wallpapers, newest first. */
export const wallpaperFavorites = defineDocument<readonly WallpaperEntry[]>({
  id: 'wallpaperFavorites',
  section: 'more',
  travels: 'device',
  initial: [],
  schema: listSchema('favorites', readEntry, (entries) => entries.slice(0, FAVORITES_LIMIT)),
})

const time = v.pipe(v.number(), v.finite(), v.minValue(0))

/** The wallpapers that were shown last. Not undoable: the settings that show one are. */
export const wallpaperHistory = defineDocument<WallpaperHistory>({
  id: 'wallpaperHistory',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: NO_HISTORY,
  schema: {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'no history' }
      const repaired: string[] = []
      const entries = salvage(input.entries, 'entries', repaired, readEntry).slice(-HISTORY_LIMIT)
      const index = Number.isInteger(input.index) ? Math.min(Number(input.index), entries.length - 1) : -1
      const changedAt = v.is(time, input.changedAt) ? input.changedAt : 0
      return { ok: true, value: { entries, index: Math.max(-1, index), changedAt }, repaired }
    },
  },
})

const color = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/))
const readGradient = repairBySchema(
  v.strictObject({
    angle: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(360)),
    colors: v.pipe(v.array(color), v.minLength(2), v.maxLength(3)),
  }),
)

/** The gradient that the user is putting together, of two or three colours. Not undoable: its use as the wallpaper is. */
export const wallpaperGradient = defineDocument<LinearGradient>({
  id: 'wallpaperGradient',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: { angle: 150, colors: ['#d1e2de', '#84c0be'] },
  schema: {
    parse(input) {
      const value = readGradient(input)
      return value === undefined ? { ok: false, reason: 'no gradient' } : { ok: true, value, repaired: [] }
    },
  },
})
