import * as v from 'valibot'
import { defineDocument } from '../../../core/documents/document.ts'
import { repairBySchema } from '../../../core/documents/fields/field.ts'
import { listSchema } from '../../../core/documents/schemas/list-schema.ts'

/** As many as a row of the picker has. */
const RECENT = 8

const readEmoji = repairBySchema(v.pipe(v.string(), v.minLength(1), v.maxLength(40)))

const tidy = (emoji: readonly string[]): readonly string[] => [...new Set(emoji)].slice(0, RECENT)

/** The emoji that were chosen last, the newest first. */
export const recentEmoji = defineDocument<readonly string[]>({
  id: 'emoji.recent',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: [],
  schema: listSchema('recent', readEmoji, tidy),
})

/** Remembers that an emoji was chosen. */
export const countEmoji = (emoji: string): void =>
  recentEmoji.update((now) => tidy([emoji, ...now]), { origin: 'view' })
