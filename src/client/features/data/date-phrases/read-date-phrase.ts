import type { Language } from '../../../../shared/constants.ts'
import type { CalendarDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import { enGrammar } from './grammars/en/grammar.ts'
import { jaGrammar } from './grammars/ja.ts'
import { koGrammar } from './grammars/ko/grammar.ts'
import { zhGrammar } from './grammars/zh/grammar.ts'
import type { Grammar } from './kernel/part.ts'
import { type DatePhrase, readByGrammar } from './kernel/read-phrase.ts'

/**
 * Reads the date, time or repetition that a text names, such as 明天下午3点开会, every monday 9am, 3日後の朝8時. What has
 * passed, is named twice or could be meant in two ways is not read at all: a wrong reminder is worse than none.
 * @param language of the page, which counts where a script has several; of two readings the longer one does
 * @param on the day of a time alone, such as the one that is shown; without one it is the next such time
 */
export function readDatePhrase(text: string, language: Language, now: Date, on?: CalendarDay): DatePhrase | undefined {
  const found = grammarsFor(text, language).flatMap((grammar) => readByGrammar(text, grammar, now, on) ?? [])
  return found.toSorted((one, other) => other.source.length - one.source.length)[0]
}

const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  ...{ 'zh-CN': zhGrammar, 'zh-TW': zhGrammar, ja: jaGrammar, ko: koGrammar, en: enGrammar },
}

/** Words of Chinese that Japanese has not. */
const CHINESE = /[今明后後]天|星期|[礼禮]拜|[点點]|[周週][一二三四五六]|[号號]$/u

function grammarsFor(text: string, language: Language): readonly Grammar[] {
  if (/\p{Script=Hangul}/u.test(text)) return [koGrammar]
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [jaGrammar]
  const ofLetters = /[A-Za-z]/.test(text) ? [enGrammar] : []
  if (/\p{Script=Han}/u.test(text)) {
    return [language === 'ja' && !CHINESE.test(text) ? jaGrammar : zhGrammar, ...ofLetters]
  }
  return ofLetters.length > 0 ? ofLetters : [GRAMMARS[language]]
}
