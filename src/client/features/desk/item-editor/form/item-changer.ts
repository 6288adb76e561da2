import type { Item } from '../../../../../shared/entities/item.ts'
import type { ItemDraftState } from '../use-item-draft.ts'

/** A function that changes fields of the drafted tile. */
export const itemChanger =
  ({ change }: ItemDraftState) =>
  (fields: Partial<Item>): void =>
    change((now) => ({ ...now, item: { ...now.item, ...fields } }))
