import type { Command } from './command.ts'
import type { AnyDocument } from './document.ts'
import type { Widget } from './widget.ts'

/** Everything that the folders contribute. */
export interface Contributions {
  readonly widgets: readonly Widget[]
  readonly documents: readonly AnyDocument[]
  readonly commands: readonly Command[]
}

let current: Contributions = { widgets: [], documents: [], commands: [] }

/** Makes the contributions known to every feature; called once, by `start`. Throws when two claim the same id. */
export function fillRegistry(contributions: Contributions): void {
  for (const list of Object.values<readonly { readonly id: string }[]>({ ...contributions })) {
    const ids = list.map(({ id }) => id)
    const twice = ids.find((id, index) => ids.indexOf(id) !== index)
    if (twice !== undefined) throw new Error(`two contributions are called ${twice}`)
  }
  current = contributions
}

/** What `start` has filled in. A feature that needs all commands, widgets or documents asks here. */
export const registry = (): Contributions => current

export const findWidget = (id: string): Widget | undefined => current.widgets.find((widget) => widget.id === id)
