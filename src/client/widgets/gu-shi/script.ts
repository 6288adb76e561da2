import { useLanguage } from '../../kit/text.ts'

/** The characters in which the poems of the current language are. */
export function useScript(): 'zh-Hans' | 'zh-Hant' {
  const language = useLanguage()
  return language === 'zh-CN' || language === 'en' ? 'zh-Hans' : 'zh-Hant'
}
