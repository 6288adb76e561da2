import type { Contributions } from '../core/contribute/registry.ts'
import type { Widget } from '../core/contribute/widget.ts'
import type { AnyDocument } from '../core/documents/document.ts'

/*
 * A folder contributes by a file of an agreed name: `document.first-frame.ts` and `settings.first-frame.ts` for the first frame, the
 * others in `deferred.ts`. `blueprint`, the template of widgets, is for developers and tests only.
 */
const widgetFiles = import.meta.glob<Widget>(['../widgets/*/widget.ts', '!../widgets/blueprint/*'], {
  eager: true,
  import: 'default',
})
const documentFiles = import.meta.glob<Record<string, unknown>>('../features/*/*/{document,settings}.first-frame.ts', {
  eager: true,
})

/** The contributions that the first frame needs. */
export function collectFirstFrame(): Contributions {
  return {
    widgets: Object.values(widgetFiles),
    documents: documentsOf(ordered(documentFiles)),
    commands: [],
    properties: [],
    apps: [],
  }
}

/** The contributions of features by name, whatever their wings, then those of widgets. */
export const ordered = <T>(files: Readonly<Record<string, T>>): readonly T[] =>
  Object.entries(files)
    .map(([path, file]) => ({ place: path.replace(/features\/[^/]+/, 'features'), file }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ file }) => file)

/** The documents among all exports of these files. */
export function documentsOf(files: readonly Readonly<Record<string, unknown>>[]): readonly AnyDocument[] {
  return files.flatMap((exports) => Object.values(exports).filter(isDocument))
}

const isDocument = (value: unknown): value is AnyDocument =>
  typeof value === 'object' && value !== null && 'section' in value && 'store' in value && 'decode' in value
