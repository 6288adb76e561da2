import { durationText } from '../../../shared/lib/text/duration-text.ts'
import { groupedNumber } from '../../kit/rules.ts'
import { language } from '../../kit/text.ts'
import type { useMessages } from './messages.ts'
import type { Best } from './model.ts'

/** The best result of a game in words. */
export function bestText(best: Best, messages: ReturnType<typeof useMessages>): string {
  switch (best.kind) {
    case 'none':
    case 'begun':
      return messages(`best.${best.kind}`)
    case 'time':
      return messages('best.time', { time: durationText(best.ms / 1000) })
    case 'record':
      return messages('best.record', { wins: best.wins, losses: best.losses })
    case 'levels':
      return messages('best.levels', { solved: best.solved, all: best.all })
    default:
      return messages(`best.${best.kind}`, { value: groupedNumber(best.value, language()) })
  }
}
