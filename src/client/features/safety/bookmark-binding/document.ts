import * as v from 'valibot'
import { defineDocument } from '../../../core/documents/document.ts'
import { salvage } from '../../../core/documents/schemas/schema.ts'
import { isPlainObject } from '../../../lib/values/json.ts'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const name = v.pipe(v.string(), v.maxLength(1000))
const url = v.pipe(v.string(), v.maxLength(10_000))

const pairSchema = v.strictObject({
  ...{ item: id, bookmark: id, name },
  parent: v.pipe(v.string(), v.maxLength(200)),
  url: v.exactOptional(url),
})

const bindingSchema = v.strictObject({
  target: v.strictObject({ at: v.picklist(['group', 'folder']), id }),
  /** The browser's folder, what it is called, and when it was made, by which it is told from another of its id. */
  folder: v.strictObject({ id, name, added: v.exactOptional(v.pipe(v.number(), v.finite())) }),
  pairs: v.array(pairSchema),
  /** What would go from a side at once, by the items of its pairs, as long as the user has not said whether it may. */
  question: v.exactOptional(
    v.strictObject({ side: v.picklist(['page', 'browser']), items: v.array(id), isPutOff: v.boolean() }),
  ),
  /** What the user has let go, by the items of its pairs. */
  mayGo: v.exactOptional(v.array(id)),
})

/** A group or folder of the desktop, and the folder of the browser's bookmarks that has the same. */
export interface Binding extends v.InferOutput<typeof bindingSchema> {}

/** A binding that has ended by itself, as its folder is gone from the browser. */
const endedSchema = v.strictObject({ target: name, folder: name })

interface BookmarkBindings {
  readonly bindings: readonly Binding[]
  /** Whether the user has been told that the browser does not show its bookmarks any more. */
  readonly isPauseTold: boolean
  /** Of which the user has not been told yet. */
  readonly ended: readonly v.InferOutput<typeof endedSchema>[]
}

/**
 * What of the desktop is bound to bookmarks of this browser. It stays on this device: the ids of a browser's bookmarks
 * mean nothing to another.
 */
export const bookmarkBindings = defineDocument<BookmarkBindings>({
  id: 'bookmark-binding',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: { bindings: [], isPauseTold: false, ended: [] },
  schema: {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'no bindings' }
      const repaired: string[] = []
      const read =
        <T>(schema: v.GenericSchema<unknown, T>) =>
        (one: unknown) => {
          const { success, output } = v.safeParse(schema, one)
          return success ? output : undefined
        }
      return {
        ok: true,
        value: {
          bindings: salvage(input.bindings, 'bindings', repaired, read(bindingSchema)),
          isPauseTold: input.isPauseTold === true,
          ended: salvage(input.ended, 'ended', repaired, read(endedSchema)),
        },
        repaired,
      }
    },
  },
})
