import { LANGUAGES, type Language } from '../../constants.ts'

/**
 * The language of ours for a BCP 47 tag; undefined where there is none. Chinese is divided by script: Hant, Taiwan, Hong
 * Kong and Macau are traditional.
 */
export function languageOfTag(tag: string): Language | undefined {
  const [primary, ...rest] = tag.trim().toLowerCase().split('-')
  if (primary !== 'zh') return LANGUAGES.find((one) => one === primary)
  if (rest.includes('hans')) return 'zh-CN'
  return rest.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? 'zh-TW' : 'zh-CN'
}
