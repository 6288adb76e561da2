import { themeSettings } from '../../data/theme/index.ts'
import { isRepeatedPress } from './model.ts'

let lastPress = Number.NEGATIVE_INFINITY

/** Enters or leaves minimal mode. The first press acts at once; the second one of a double click is ignored. */
export function toggleMinimal(): void {
  const now = performance.now()
  const isRepeated = isRepeatedPress(now, lastPress)
  lastPress = now
  if (!isRepeated) themeSettings.update((values) => ({ ...values, isMinimalism: !values.isMinimalism }))
}
