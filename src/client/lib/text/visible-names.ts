import { visibleText } from '../../../shared/lib/text/one-line.ts'
import { isPlainObject } from '../values/json.ts'

/** Fields that are shown as a name, in whatever document. */
const NAMES: ReadonlySet<string> = new Set(['name', 'title', 'info', 'fontText'])

/** A value from outside whose names, however deep, hold only what is seen; see `visibleText`. */
export function withVisibleNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withVisibleNames)
  if (!isPlainObject(value)) return value
  const clean = (key: string, part: unknown) =>
    typeof part === 'string' && NAMES.has(key) ? visibleText(part) : withVisibleNames(part)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, clean(key, part)]))
}
