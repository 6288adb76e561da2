import type { Language } from '../../../shared/constants.ts'
import { languageOfTag } from '../../../shared/lib/text/language-of-tag.ts'
import { parseQualities } from './qualities.ts'

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
