import type { AnyDocument } from '../documents/document.ts'
import type { App } from './app.ts'
import { type Command, isAvailable } from './command.ts'
import type { Properties } from './properties.ts'
import { providedContext } from './provided-context.ts'
import type { Widget } from './widget.ts'

/** Everything that features and widgets register. */
export interface Contributions {
  readonly widgets: readonly Widget[]
  readonly documents: readonly AnyDocument[]
  readonly commands: readonly Command[]
  readonly properties: readonly Properties[]
  readonly apps: readonly App[]
}

let current: Contributions = { widgets: [], documents: [], commands: [], properties: [], apps: [] }
let isComplete = false
const complete = Promise.withResolvers<void>()

/** Makes contributions known to every feature. Throws when two claim the same id or the same place on a surface. */
export function fillRegistry(added: Partial<Contributions>): void {
  const { widgets = [], documents = [], commands = [], properties = [], apps = [] } = added
  const filled = {
    widgets: [...current.widgets, ...widgets],
    documents: [...current.documents, ...documents],
    commands: [...current.commands, ...commands],
    properties: [...current.properties, ...properties],
    apps: [...current.apps, ...apps],
  }
  for (const list of Object.values<readonly Pick<Command, 'id' | 'surfaces'>[]>(filled)) {
    const claims = list.flatMap(({ id, surfaces: { palette: _, ...places } = {} }) => [
      id,
      ...Object.entries(places).map(String),
    ])
    const twice = claims.find((claim, index) => claims.indexOf(claim) !== index)
    if (twice !== undefined) throw new Error(`two contributions are called ${twice}`)
  }
  current = filled
}

/** All contributions so far. */
export const registry = (): Contributions => current

/** Marks the registry as complete: every document is registered and loaded. */
export function completeRegistry(): void {
  isComplete = true
  complete.resolve()
}

export const isRegistryComplete = (): boolean => isComplete

/** Resolves once the registry is complete: widgets' documents are loaded after the first frame. */
export const registryCompleted = (): Promise<void> => complete.promise

export const findWidget = (id: string): Widget | undefined => current.widgets.find((widget) => widget.id === id)

/** An app by its id: a feature's, or that of a widget with a window. */
export const findApp = (id: string): App | undefined => current.apps.find((app) => app.id === id)

/**
 * What runs a command of another part of the page; undefined where that is not there, or does not apply now.
 * @param id `owner.name`
 */
export function findCommand(id: string): (() => void) | undefined {
  const command = current.commands.find((one) => one.id === id)
  const context = providedContext()
  if (command === undefined || context === undefined || !isAvailable(command, context)) return undefined
  return () => void command.run(providedContext() ?? context)
}
