import { oneLine } from '../../../../../shared/lib/text/one-line.ts'
import { MOVE_IN_LIMITS } from '../model.ts'

/** A name in one line, shortened. */
export const nameOf = (text: string): string => oneLine(text.slice(0, 4 * MOVE_IN_LIMITS.name), MOVE_IN_LIMITS.name)
