import { LANGUAGES, type Language } from '../../shared/constants.ts'
import { parseQualities } from './qualities.ts'

const TRADITIONAL = /^zh-(?:hant\b|tw\b|hk\b|mo\b)/

/** The supported language for a BCP 47 tag; undefined when it is not supported. */
export function languageOfTag(tag: string): Language | undefined {
  const small = tag.trim().toLowerCase()
  if (small === 'zh' || small.startsWith('zh-')) return TRADITIONAL.test(small) ? 'zh-TW' : 'zh-CN'
  const primary = small.split('-', 1)[0]
  return LANGUAGES.find((language) => language === primary)
}

/**
 * The response language: the query parameter, else the best supported one of `Accept-Language`, else English when all
 * accepted languages are unsupported, and Simplified Chinese when no language is given.
 */
export function chooseLanguage(query: string | undefined, acceptLanguage: string | undefined): Language {
  const requested = query === undefined ? undefined : languageOfTag(query)
  if (requested) return requested
  const accepted = parseQualities(acceptLanguage ?? '').filter((entry) => entry.name !== '*')
  for (const { name } of accepted) {
    const language = languageOfTag(name)
    if (language) return language
  }
  return accepted.length > 0 ? 'en' : 'zh-CN'
}
