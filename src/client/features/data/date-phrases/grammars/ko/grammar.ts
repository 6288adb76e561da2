import { type Grammar, lookalike, otherDay, type Rule, unsure } from '../../kernel/part.ts'
import { koDays, koFromNow } from './days.ts'
import { koRepetitions } from './repetitions.ts'
import { koTimes } from './times.ts'
import { koWords } from './words.ts'

const { NUM, COUNTED_DAYS, PERIOD, CLOCK, WEEKDAY } = koWords

const LOOKALIKES: readonly Rule[] = [
  lookalike(
    '오늘의집|오늘의|오늘회|내일투어|내일배움카드|내일신문|매일유업|매일경제|매일신문|다음\\s?지도|다음\\s?카카오|월요병|오일장|\\d일장',
  ),
  otherDay('(?:다음|이튿|전|그|당|같은)\\s?날|당일|이튿날|엊그제'),
  unsure(
    `다음\\s*${WEEKDAY}요일|(?:첫|둘|셋|넷|다섯)째\\s*(?:주\\s*)?${WEEKDAY}요일|마지막\\s*(?:주\\s*)?${WEEKDAY}요일`,
  ),
  lookalike(`${WEEKDAY}요일(?:은|을|를|만)?\\s*(?:빼고|제외|말고|이외)`),
  otherDay(
    `(?:어제|어젯밤|그제|그저께|지난\\s*주|지난주|지난\\s*달|지난달|저번\\s*주|작년|아까)(?:\\s*(?:${WEEKDAY}요일|주말|말일?|\\d{1,2}일))?(?:\\s*(?:${PERIOD}\\s*)?${CLOCK}\\s*시(?:\\s*반|\\s*\\d{1,2}분)?)?`,
  ),
  lookalike(
    `(?:${NUM}\\s*(?:일|주일?|달|개월|년|시간|분)|${COUNTED_DAYS})\\s*(?:간|동안|이내|안에|만에|이상|정도|짜리|차)`,
  ),
  otherDay(`(?:${NUM}\\s*(?:일|주일?|달|개월|년|시간|분)|${COUNTED_DAYS})\\s*전`),
  lookalike(`(?:다음|다다음|이번)\\s*(?:주|달|해|학기)(?!\\s*(?:${WEEKDAY}요일|주말|\\d{1,2}일|말))`),
  lookalike(`이번\\s*(?:생|에)|다음에|모레알`),
]

/** The grammar of Korean. */
export const koGrammar: Grammar = {
  normalize: (text) => text,
  rules: [...LOOKALIKES, ...koRepetitions, ...koFromNow, ...koDays, ...koTimes],
  tail: /(?:까지는|까지|에는|에(?=[\s,.]|$)|부터(?=[\s,.]|$)|마다|의(?=\s))?[\s,.]*/uy,
}
