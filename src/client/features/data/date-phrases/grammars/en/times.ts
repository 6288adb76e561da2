import { NOTHING, type Part, type Period, type Rule, rule } from '../../kernel/part.ts'
import { enWords } from './words.ts'

const { NUM, numberOf, PERIODS, WORD, END } = enWords

const PERIOD_BEHIND = '(?:\\s+(?:in\\s+the\\s+|at\\s+)?(?<period>morning|afternoon|evening|night))?'

/** Words that lead to a time, and go with it. */
const AT = '(?:(?:at|@|by|before|from|around)\\s*)'

const SPAN_END = '(?<end>\\s*(?:-|–|—|to|until|till)\\s*\\d{1,2}(?::[0-5]\\d)?\\s?(?:[ap]\\.?m\\b\\.?)?)?'

const meridiemOf = (hour: number, half: string): Period =>
  half.toLowerCase().startsWith('a')
    ? hour === 12
      ? 'dawn'
      : 'morning'
    : hour === 12
      ? 'noon'
      : hour < 8
        ? 'afternoon'
        : 'evening'

function clockPart(
  hour: number,
  minute: number,
  period: Period | undefined,
  more: { isSpan?: boolean; is24?: boolean } = {},
): Part | undefined {
  return hour <= 24 && minute <= 59 ? { kind: 'time', hour, minute, period, ...more } : undefined
}

/** Hours of the day. */
export const enTimes: readonly Rule[] = [
  rule(
    `${WORD}${AT}?(?<hour>1[0-2]|0?[1-9])(?:[:.](?<minute>[0-5]\\d))?\\s?(?<half>[ap]\\.?m)\\b\\.?${SPAN_END}`,
    ({ hour, minute = '0', half = '', end }) =>
      clockPart(Number(hour), Number(minute), meridiemOf(Number(hour), half), { isSpan: end !== undefined }),
  ),
  // 9-11am: the half of the day stands behind the end
  rule(
    `${WORD}${AT}?(?<hour>1[0-2]|0?[1-9])(?::(?<minute>[0-5]\\d))?\\s*(?:-|–|to)\\s*(?<until>1[0-2]|0?[1-9])(?::[0-5]\\d)?\\s?(?<half>[ap]\\.?m)\\b`,
    ({ hour, minute = '0', until, half = '' }) => {
      const isAcrossNoon = Number(hour) > Number(until) && Number(until) !== 12
      const other = half.toLowerCase().startsWith('p') ? 'am' : 'pm'
      return clockPart(
        Number(hour),
        Number(minute),
        meridiemOf(Number(hour), isAcrossNoon || (until === '12' && hour !== '12') ? other : half),
        { isSpan: true },
      )
    },
  ),
  rule(
    `${WORD}${AT}?(?<hour>[01]?\\d|2[0-4]):(?<minute>[0-5]\\d)${PERIOD_BEHIND}${END}${SPAN_END}`,
    ({ hour = '', minute, period = '', end }, { after }) =>
      /^\s?(?:ratio|aspect|scale)/i.test(after)
        ? NOTHING
        : clockPart(Number(hour), Number(minute), PERIODS[period.toLowerCase()], {
            is24: hour.startsWith('0'),
            isSpan: end !== undefined,
          }),
  ),
  rule(`${WORD}(?:at|@)\\s*(?<hour>1[0-2]|[1-9])${PERIOD_BEHIND}${END}`, ({ hour, period = '' }, { after }) =>
    /^\s*(?:%|[.,:/]\d|st\b|nd\b|rd\b|th\b|[\p{Lu}]|(?:am|pm)|people|guys|places|percent|dollars?|points?|o'clock)/u.test(
      after,
    )
      ? undefined
      : clockPart(Number(hour), 0, PERIODS[period.toLowerCase()]),
  ),
  rule(`${WORD}${AT}?(?<hour>${NUM})\\s?o['’]?clock${PERIOD_BEHIND}${END}`, ({ hour = '', period = '' }) =>
    clockPart(numberOf(hour), 0, PERIODS[period.toLowerCase()]),
  ),
  rule(`${WORD}${AT}?half\\s+past\\s+(?<hour>${NUM})${PERIOD_BEHIND}${END}`, ({ hour = '', period = '' }) =>
    clockPart(numberOf(hour), 30, PERIODS[period.toLowerCase()]),
  ),
  rule(
    `${WORD}${AT}?(?<minutes>(?:a\\s+)?quarter|five|ten|twenty)\\s+(?<side>past|to)\\s+(?<hour>${NUM})${PERIOD_BEHIND}${END}`,
    ({ minutes = '', side = '', hour = '', period = '' }, { before }) => {
      if (!/quarter/i.test(minutes) && before.trim() !== '' && !/(?:today|tomorrow|day)\s*$/i.test(before))
        return undefined
      const count = /quarter/i.test(minutes) ? 15 : numberOf(minutes)
      const isTo = side.toLowerCase() === 'to'
      return clockPart(numberOf(hour) - (isTo ? 1 : 0), isTo ? 60 - count : count, PERIODS[period.toLowerCase()])
    },
  ),
  rule(`${WORD}(?:(?:at|by|before)\\s+)?(?:noon|midday)${END}`, () => ({ kind: 'time', hour: 12, minute: 0 })),
  rule(`${WORD}(?:at|by|before)\\s+midnight${END}`, () => ({ kind: 'time', hour: 12, minute: 0, period: 'night' })),
]
