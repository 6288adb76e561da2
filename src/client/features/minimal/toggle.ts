import { themeSettings } from '../theme/index.ts'
import { isRepeatedPress } from './model.ts'

let last = Number.NEGATIVE_INFINITY

/** Enters or leaves minimal mode. The first press acts at once; a double click is one press. */
export function toggleMinimal(): void {
  const now = performance.now()
  const again = isRepeatedPress(now, last)
  last = now
  if (!again) themeSettings.update((values) => ({ ...values, isMinimalism: !values.isMinimalism }))
}
