import { type Grammar, lookalike, otherDay, type Rule, unsure } from '../../kernel/part.ts'
import { zhDays, zhFromNow } from './days.ts'
import { zhRepetitions } from './repetitions.ts'
import { zhTimes } from './times.ts'
import { zhWords } from './words.ts'

const { SIGNS, NUM, WEEK, WEEKDAY, PERIOD, CLOCK, MINUTE } = zhWords

const CLOCK_BEHIND = `(?:\\s*(?:${PERIOD})?\\s*(?:${CLOCK}点(?:半|${MINUTE}分?)?|\\d{1,2}:\\d\\d))?`

const LOOKALIKES: readonly Rule[] = [
  lookalike(
    '今日头条|今日说法|今日资本|明日方舟|明日之后|明日香|明天会更好|明日边缘|昨日重现|后天性|后天免疫|后天努力',
  ),
  lookalike('天天|一点点|周大福|周六福|周五福|周生生|周黑鸭|六一居士|三里屯|五一劳动奖章|十一月|双十二|一周年|周年'),
  lookalike('大雪山|小雪糕|大寒山|清明上河图|谷雨书苑|立春花开|圣诞老人|圣诞树|春节联欢晚会|国庆路'),
  otherDay('(?:当|那|同)[天日晚]|次[日晨]|第[二三]天|前一[天日晚]|[头后]一天|翌[日晨]'),
  unsure(`第?(?:[一二三四五1-5]|最后一)个${WEEK}${WEEKDAY}|最后一个${WEEK}${WEEKDAY}`),
  lookalike(`除了?(?:每个?)?${WEEK}${WEEKDAY}|自?${WEEK}${WEEKDAY}(?:以外|除外|之外|以来)`),
  otherDay(
    `(?:昨[天日晚夜早]|大?前[天日]|去年|前年|刚才)(?:的)?(?:今[天日])?(?:${PERIOD})?${CLOCK_BEHIND}(?:${NUM}月${NUM}[日号])?`,
  ),
  otherDay(`上(?:上)?个?${WEEK}(?:${WEEKDAY}|末)?${CLOCK_BEHIND}`),
  otherDay(`上(?:上)?个?月(?:${NUM}[日号]|[底初末])?`),
  otherDay(`${NUM}个?(?:天|日|周|星期|礼拜|月|年|小时|分钟|钟头)(?:之|以)?前`),
  lookalike(`${NUM}(?:点|:)${NUM}?(?:之|以)?(?:倍|比例|%|％)`),
  lookalike('下下?个?(?:周|星期|礼拜|月|季度|年)(?:初)?|月初|年初|年底|年末'),
]

const TAIL =
  /(?:的|(?:起|开始)(?=[\s,，每]|$)|之前|以前|前(?![后端台面往期任言景沿瞻提列夕辈途程锋]))?[\s,，、。;；:：]*/uy

/** The grammar of Chinese, in either script. */
export const zhGrammar: Grammar = {
  normalize: (text) => text.replace(/[^\w\s]/g, (sign) => SIGNS.get(sign) ?? sign),
  rules: [...LOOKALIKES, ...zhRepetitions, ...zhFromNow, ...zhDays, ...zhTimes],
  tail: TAIL,
}
