import { useDocument } from '../../core/data/use-document.ts'
import { useLanguage } from '../../core/text/i18n.ts'
import { useStatutoryDays } from '../../features/data/statutory-days/lazy.ts'
import { calendar } from './document.ts'
import { type Shown, shownIn } from './model.ts'

/** What is shown beside the days, in the current language. */
export function useShown(): Shown {
  useStatutoryDays()
  const language = useLanguage()
  return useDocument(calendar, (choices) => shownIn(language, choices))
}
