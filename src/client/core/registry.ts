import type { Command } from './command.ts'
import type { AnyDocument } from './document.ts'
import type { Properties } from './properties.ts'
import type { Widget } from './widget.ts'

/** What the folders contribute. */
export interface Contributions {
  readonly widgets: readonly Widget[]
  readonly documents: readonly AnyDocument[]
  readonly commands: readonly Command[]
  readonly properties: readonly Properties[]
}

let current: Contributions = { widgets: [], documents: [], commands: [], properties: [] }
let isComplete = false
const complete = Promise.withResolvers<void>()

/** Makes contributions known to every feature. Throws when two claim the same id or the same place on a surface. */
export function fillRegistry({ widgets, documents, commands, properties }: Contributions): void {
  const filled = {
    widgets: [...current.widgets, ...widgets],
    documents: [...current.documents, ...documents],
    commands: [...current.commands, ...commands],
    properties: [...current.properties, ...properties],
  }
  for (const list of Object.values<readonly Pick<Command, 'id' | 'surfaces'>[]>(filled)) {
    const claims = list.flatMap(({ id, surfaces = {} }) => [id, ...Object.entries(surfaces).map(String)])
    const twice = claims.find((claim, index) => claims.indexOf(claim) !== index)
    if (twice !== undefined) throw new Error(`two contributions are called ${twice}`)
  }
  current = filled
}

/** What has been filled in. A feature that needs all commands, widgets or documents asks here. */
export const registry = (): Contributions => current

/** Says that every document is known and has been read from storage. */
export function completeRegistry(): void {
  isComplete = true
  complete.resolve()
}

export const isRegistryComplete = (): boolean => isComplete

/** Waits for that: a widget's own document comes after the first frame. */
export const registryCompleted = (): Promise<void> => complete.promise

export const findWidget = (id: string): Widget | undefined => current.widgets.find((widget) => widget.id === id)
