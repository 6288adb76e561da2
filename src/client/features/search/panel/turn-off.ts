import { SUGGESTION_SOURCES } from '../../../../shared/api/suggest.ts'
import { showToast } from '../../../ui/toast.ts'
import { searchSettings } from '../settings.ts'
import { toggleAllSources } from './model.ts'
import { useWords } from './words.ts'

/** One press and nobody suggests any more; a second one, on the toast, takes it back. */
export function turnOffSuggestions(): void {
  const before = searchSettings.get().searchAssociationArr
  const set = (searchAssociationArr: typeof before) =>
    searchSettings.update((now) => ({ ...now, searchAssociationArr }))
  set([...toggleAllSources(SUGGESTION_SOURCES, false)])
  showToast({
    kind: 'info',
    text: useWords.now('suggestionsAreOff'),
    action: { label: useWords.now('turnOnAgain'), run: () => set(before) },
  })
}
