import { type Grammar, lookalike, otherDay, type Rule, unsure } from '../../kernel/part.ts'
import { enDays, enFromNow } from './days.ts'
import { enRepetitions } from './repetitions.ts'
import { enTimes } from './times.ts'
import { enWords } from './words.ts'

const { NUM, FULL_WEEKDAY, WEEKDAY, MONTH, WORD, END, FESTIVALS } = enWords

const ORDINAL = '(?:first|second|third|fourth|fifth|last|[1-5](?:st|nd|rd|th))'

const LOOKALIKES: readonly Rule[] = [
  unsure(`${WORD}${ORDINAL}\\s+(?:${WEEKDAY}|weekend|week)\\s+(?:of|in)${END}`),
  // from which day is counted, and whether it is counted, is not read
  unsure(
    `${WORD}(?:day|night|weekend|(?:${NUM}\\s+)?(?:day|week|month)s?)\\s+(?:from|after|before|of)\\s+(?:(?:the|next|this)\\s+)*(?:${WEEKDAY}|${MONTH}|${Object.keys(FESTIVALS).join('|')})${END}`,
  ),
  unsure(`${WORD}(?:${WEEKDAY}|weekend)\\s+(?:after\\s+next|before\\s+last)${END}`),
  lookalike(
    `${WORD}(?:except|excluding|besides|since|not)\\s+(?:for\\s+|on\\s+|until\\s+)?(?:every\\s+)?(?:${WEEKDAY}s?|today|tomorrow)${END}`,
  ),
  otherDay(
    `${WORD}(?:(?:that|same|the\\s+(?:next|following|previous|same|other))\\s+(?:day|morning|afternoon|evening|night))${END}`,
  ),
  otherDay(
    `${WORD}(?:yesterday|last\\s+(?:night|week|month|year|weekend|${WEEKDAY}|${MONTH})|${NUM}\\s+(?:day|week|month|year|hour|minute|min)s?\\s+ago)(?:\\s+(?:at\\s+)?\\d{1,2}(?::\\d\\d)?\\s?(?:[ap]m)?)?(?:['’]s)?${END}`,
  ),
  lookalike(`${WORD}(?:today|tomorrow|tonight|${FULL_WEEKDAY})['’]s${END}`),
  lookalike(`${WORD}(?:${FULL_WEEKDAY}|today|tomorrow)\\s+(?:show|times|morning\\s+quarterback)${END}`),
  lookalike(
    `${WORD}(?:24/7|black\\s+friday|good\\s+friday|cyber\\s+monday|super\\s+bowl\\s+sunday|palm\\s+sunday|fat\\s+tuesday|ruby\\s+tuesday|casual\\s+friday|man\\s+friday|sun\\s+(?:screen|hat|cream))${END}`,
  ),
  lookalike(
    `${WORD}(?:chapter|page|version|room|gate|line|flight|season|episode|level|part|step|top|no\\.?|number)\\s+\\d+(?::\\d\\d)?${END}`,
  ),
  lookalike(`${WORD}(?:john|mark|luke|matthew|psalms?|genesis|romans|acts)\\s+\\d{1,3}:\\d{1,3}${END}`),
]

/** The grammar of English. */
export const enGrammar: Grammar = {
  normalize: (text) => text.replaceAll('’', "'"),
  rules: [...LOOKALIKES, ...enRepetitions, ...enFromNow, ...enDays, ...enTimes],
  tail: /[\s,;]*/uy,
}
