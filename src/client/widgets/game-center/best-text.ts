import { groupedNumber } from '../../kit/rules.ts'
import { language } from '../../kit/text.ts'
import type { useMessages } from './messages.ts'
import type { Best } from './model.ts'

/** A time as 4:07 or 1:02:33. */
function timeText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** The best result of a game in words. */
export function bestText(best: Best, messages: ReturnType<typeof useMessages>): string {
  switch (best.kind) {
    case 'none':
    case 'begun':
      return messages(`best.${best.kind}`)
    case 'time':
      return messages('best.time', { time: timeText(best.ms) })
    case 'record':
      return messages('best.record', { wins: best.wins, losses: best.losses })
    case 'levels':
      return messages('best.levels', { solved: best.solved, all: best.all })
    default:
      return messages(`best.${best.kind}`, { value: groupedNumber(best.value, language()) })
  }
}
