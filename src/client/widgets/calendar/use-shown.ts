import { useDocument } from '../../kit/documents.ts'
import { useLanguage } from '../../kit/text.ts'
import { useStatutoryDays } from '../../kit/time.ts'
import { calendar } from './document.ts'
import { type Shown, shownIn } from './model.ts'

/** What is shown beside the days, in the current language. */
export function useShown(): Shown {
  useStatutoryDays()
  const language = useLanguage()
  return useDocument(calendar, (choices) => shownIn(language, choices))
}
