import { readNumeral } from '../../kernel/numerals.ts'
import { NOTHING, type Part, type Rule, rule, UNSURE } from '../../kernel/part.ts'
import { zhWords } from './words.ts'

const { PERIODS, PERIOD, CLOCK, MINUTE } = zhWords

const HALVES = `(?:(?<half>半)|(?<quarter>[一三]刻)|(?<minute>${MINUTE})分?(?!钟|之)|(?<oclock>[整钟]))?`

/** The end of a span of hours, which tells more than a todo can keep. */
const SPAN_END = `(?<end>\\s*(?:到|至|[-–—~～])\\s*(?:${PERIOD})?${CLOCK}(?:[点时:](?:半|${MINUTE}分?)?(?:钟|整)?)?)?`

/** What stands behind numbered points (三点建议) and behind "order" (点菜), so that it is no hour. */
const NO_HOUR_BEHIND =
  /^(?:之间|之差|连线|[点儿子心名赞评击亮燃菜单餐歌数位滴缀化球头拨将货差水钱小也都力儿多]|外卖|建议|意见|要求|原因|理由|想法|问题|说明|注意|内容|启示|思考|体会|总结|结论|好处|坏处|优点|缺点|区别|不同|共识|看法|心得|感受|经验|收获|计划[:：]|[零一二三四五六七八九\d])/u

const NO_HOUR_BEFORE = /(?:[提讲谈列写有这那第前后共早晚快慢多少大小高低好差每几人各]|说|以下|下面|如下|总结|\d\.)$/u

/** Behind a day an hour is one. */
const IS_DAY_BEFORE =
  /(?:[天日号晨]|周[一二三四五六日末]|星期[一二三四五六天]|礼拜[一二三四五六天]|[今明后]晚|今早|明早|每晚|每早|底)[的,，\s]*$/u

const hourOf = (text: string) => readNumeral(text)

function minuteOf({ half, quarter, minute }: Readonly<Record<string, string | undefined>>): number {
  if (half !== undefined) return 30
  if (quarter !== undefined) return quarter.startsWith('一') ? 15 : 45
  return minute === undefined ? 0 : readNumeral(minute)
}

function timePart(
  hour: number,
  minute: number,
  period: string | undefined,
  more: { is24?: boolean; isSpan?: boolean },
): Part | undefined {
  if (!(hour <= 24 && minute <= 59) || (hour === 24 && minute > 0)) return undefined
  const own = period === undefined ? undefined : PERIODS[period]
  // which night is meant is not clear
  if (own === 'night' && hour >= 1 && hour <= 5) return UNSURE
  return { kind: 'time', hour, minute, period: own, ...more }
}

/** Hours of the day, also 时辰; what counts points or orders a dish is none. */
export const zhTimes: readonly Rule[] = [
  rule(`(?<period>${PERIOD})?\\s*(?<hour>${CLOCK})点${HALVES}${SPAN_END}`, (groups, { before, after }) => {
    const { period, hour = '', half, quarter, minute, oclock, end } = groups
    const isBare = period === undefined && !IS_DAY_BEFORE.test(before)
    const isPlain = (half ?? quarter ?? minute ?? oclock ?? end) === undefined
    if (isBare && isPlain && (NO_HOUR_BEHIND.test(after) || NO_HOUR_BEFORE.test(before))) return NOTHING
    if (isBare && isPlain && hour === '一') return NOTHING
    if (isPlain && /^[早晚]$/u.test(period ?? '') && /^[一两]$/u.test(hour) && !IS_DAY_BEFORE.test(before))
      return NOTHING
    if (isBare && NO_HOUR_BEFORE.test(before) && /[第有]$/u.test(before)) return NOTHING
    return timePart(hourOf(hour), minuteOf(groups), period, { isSpan: end !== undefined })
  }),
  rule(
    `(?<period>${PERIOD})?\\s*(?<hour>\\d{1,2}):(?<minute>[0-5]\\d)(?::[0-5]\\d)?${SPAN_END}`,
    ({ period, hour = '', minute = '', end }) =>
      timePart(Number(hour), Number(minute), period, { is24: hour.startsWith('0'), isSpan: end !== undefined }),
  ),
  rule(
    `(?<period>${PERIOD})\\s*(?<hour>${CLOCK})时(?:(?<half>半)|(?<minute>${MINUTE})分|整)?(?![候间刻段代常])`,
    (groups) => timePart(hourOf(groups.hour ?? ''), minuteOf(groups), groups.period, {}),
  ),
  rule(`(?<hour>\\d{1,2}|[一二]?十[一二三四五六七八九]?)时(?:(?<minute>${MINUTE})分|整)`, (groups) =>
    timePart(hourOf(groups.hour ?? ''), minuteOf(groups), undefined, {}),
  ),
  rule(`(?<hour>\\d{1,2})时(?![候间刻段代常装尚事效速差钟光期空辰令区隔])`, ({ hour = '' }) =>
    timePart(Number(hour), 0, undefined, { is24: true }),
  ),
  rule(
    `(?<period>${PERIOD})?\\s*差(?<short>一刻|[五十]|\\d{1,2}|二十)分?钟?(?:到)?(?<hour>${CLOCK})点`,
    ({ period, short = '', hour = '' }) => {
      const minutes = short === '一刻' ? 15 : readNumeral(short)
      return timePart(hourOf(hour) - 1, 60 - minutes, period, {})
    },
  ),
  rule('(?<hour>\\d{1,2})(?::(?<minute>[0-5]\\d))?\\s?(?<half>am|pm)', ({ hour = '', minute = '0', half }) =>
    Number(hour) < 1 || Number(hour) > 12
      ? undefined
      : {
          kind: 'time',
          hour: Number(hour),
          minute: Number(minute),
          period:
            half?.toLowerCase() === 'am'
              ? hour === '12'
                ? 'dawn'
                : 'morning'
              : hour === '12'
                ? 'noon'
                : Number(hour) < 8
                  ? 'afternoon'
                  : 'evening',
        },
  ),
  rule('[中正]午(?![饭餐休间觉睡的]|时分)', (_, { before }) =>
    /[\p{L}]$/u.test(before) && !IS_DAY_BEFORE.test(before) ? NOTHING : { kind: 'time', hour: 12, minute: 0 },
  ),
  rule('(?<sign>[子丑寅卯辰巳午未申酉戌亥])时(?![间段候分刻光期空辰令区])', ({ sign = '' }, { before }) => {
    if (/[上中下正端]$/u.test(before)) return NOTHING
    const at = '子丑寅卯辰巳午未申酉戌亥'.indexOf(sign)
    return { kind: 'time', hour: at === 0 ? 23 : 2 * at - 1, minute: 0, is24: true }
  }),
]
