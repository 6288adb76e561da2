import * as v from 'valibot'
import { type Home, plainGroupSchema, plainItemSchema } from '../../../../../shared/entities/item.ts'
import type { Schema } from '../../../../core/documents/schemas/schema.ts'
import { isDockable } from '../../../../lib/tile/dockable.ts'

const item = v.strictObject({ ...plainItemSchema.entries, children: v.optional(v.array(plainItemSchema)) })
const group = v.strictObject({ ...plainGroupSchema.entries, children: v.array(item) })
const shape = v.strictObject({ groups: v.array(group), dock: v.array(plainItemSchema) })

/** Accepts only a valid home; `homeRepair` reads any other. */
export const homeSchema: Schema<Home> = {
  parse(input) {
    const { success, output } = v.safeParse(shape, input)
    return success && isValid(output) ? { ok: true, value: output, repaired: [] } : { ok: false, reason: 'unsound' }
  },
}

/** Ids are unique, only folders have children, the dock holds no folders, and there is a page unless the home is empty. */
function isValid({ groups, dock }: Home): boolean {
  const items = groups.flatMap(({ children }) => children)
  const all = [...groups, ...dock, ...items.flatMap((one) => [one, ...(one.children ?? [])])]
  return (
    (groups.length > 0 || dock.length === 0) &&
    new Set(all.map(({ id }) => id)).size === all.length &&
    items.every(({ type, component, children }) => !children || (type !== 'icon' && component === 'folder')) &&
    dock.every(isDockable)
  )
}
