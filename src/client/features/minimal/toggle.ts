import { themeSettings } from '../theme/index.ts'
import { isAgain } from './model.ts'

let last = Number.NEGATIVE_INFINITY

/** Enters or leaves minimal mode. The first press acts at once; a double click is one press. */
export function toggleMinimal(): void {
  const now = performance.now()
  const again = isAgain(now, last)
  last = now
  if (!again) themeSettings.update((values) => ({ ...values, isMinimalism: !values.isMinimalism }))
}
