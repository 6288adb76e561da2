import { NOTHING, type Part, type Rule, rule, UNSURE } from '../../kernel/part.ts'
import { koWords } from './words.ts'

const { numberOf, PERIODS, PERIOD, CLOCK, isInside } = koWords

const SPAN_END = `(?<end>\\s*(?:부터|에서|[-–—~～])\\s*(?:${PERIOD}\\s*)?${CLOCK}(?:\\s*시(?:\\s*(?:반|\\d{1,2}분))?|:\\d\\d)(?:까지)?)?`

function timeOf(
  hour: number,
  minute: number,
  period: string | undefined,
  isSpan: boolean,
  is24 = false,
): Part | undefined {
  if (!(hour <= 24 && minute <= 59)) return undefined
  const own = period === undefined ? undefined : PERIODS[period]
  if (own === 'night' && hour >= 1 && hour <= 5) return UNSURE
  // 낮 1–4시 is said of the early afternoon
  if (own === 'noon' && hour >= 1 && hour <= 5) return { kind: 'time', hour, minute, period: 'afternoon', isSpan }
  return { kind: 'time', hour, minute, period: own, isSpan, is24 }
}

/** Times of day. */
export const koTimes: readonly Rule[] = [
  rule(
    `(?:(?<period>${PERIOD})\\s*)?(?<hour>${CLOCK})\\s*시(?:\\s*(?<half>반)|\\s*(?<minute>\\d{1,2})\\s*분|\\s*정각)?(?!간|대|점|각|작|장|기|도|민|즌|리|험|청|행|계|집|스|인|절|선|력|외|범|설|공|군|반[가-힣])${SPAN_END}`,
    ({ period, hour = '', half, minute, end }, { before }) =>
      isInside(before)
        ? NOTHING
        : timeOf(numberOf(hour), half === undefined ? Number(minute ?? 0) : 30, period, end !== undefined),
  ),
  rule(
    `(?:(?<period>${PERIOD})\\s*)?(?<hour>\\d{1,2}):(?<minute>[0-5]\\d)${SPAN_END}`,
    ({ period, hour = '', minute = '', end }) =>
      timeOf(Number(hour), Number(minute), period, end !== undefined, hour.startsWith('0')),
  ),
  rule('정오', (_, { before }) => (isInside(before) ? NOTHING : { kind: 'time', hour: 12, minute: 0 })),
  rule('자정', (_, { before }) =>
    isInside(before) ? NOTHING : { kind: 'time', hour: 12, minute: 0, period: 'night' },
  ),
]
