import type { AnyDocument } from './core/document.ts'
import type { Contributions } from './core/registry.ts'
import type { Widget } from './core/widget.ts'

/**
 * The globs: a folder contributes by holding a file of an agreed name. Adding one edits nothing here; deleting its
 * folder removes it wholly. `blueprint`, the living template, is for developers and tests only. What the first frame
 * does not need is found by `contributions.deferred.ts`.
 */
const widgetFiles = import.meta.glob<Widget>(['./widgets/*/widget.ts', '!./widgets/blueprint/*'], {
  eager: true,
  import: 'default',
})
const documentFiles = import.meta.glob<Record<string, unknown>>(
  './features/{clock,home,search,theme,wallpaper}/{document,settings}.ts',
  { eager: true },
)

/** What the home screen is drawn from. */
export function collectHome(): Contributions {
  return { widgets: Object.values(widgetFiles), documents: documentsOf(documentFiles), commands: [], properties: [] }
}

/** The documents among everything that these files export. */
export function documentsOf(files: Readonly<Record<string, Record<string, unknown>>>): readonly AnyDocument[] {
  return Object.values(files).flatMap((exports) => Object.values(exports).filter(isDocument))
}

const isDocument = (value: unknown): value is AnyDocument =>
  typeof value === 'object' && value !== null && 'section' in value && 'store' in value && 'decode' in value
