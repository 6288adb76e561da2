import { LANGUAGES, type Language } from '../../shared/constants.ts'
import { parseQualities } from './qualities.ts'

const TRADITIONAL = /^zh-(?:hant\b|tw\b|hk\b|mo\b)/

/** The one of our languages that a language tag asks for; undefined when we do not have it. */
export function languageOfTag(tag: string): Language | undefined {
  const small = tag.trim().toLowerCase()
  if (small === 'zh' || small.startsWith('zh-')) return TRADITIONAL.test(small) ? 'zh-TW' : 'zh-CN'
  const primary = small.split('-', 1)[0]
  return LANGUAGES.find((language) => language === primary)
}

/**
 * The language to answer in: what the query says, else the best of `Accept-Language`, else English for a reader who
 * asks for languages that we do not have, and Simplified Chinese for one who says nothing.
 */
export function chooseLanguage(query: string | undefined, acceptLanguage: string | undefined): Language {
  const said = query === undefined ? undefined : languageOfTag(query)
  if (said) return said
  const wishes = parseQualities(acceptLanguage ?? '').filter((wish) => wish.name !== '*')
  for (const { name } of wishes) {
    const language = languageOfTag(name)
    if (language) return language
  }
  return wishes.length > 0 ? 'en' : 'zh-CN'
}
