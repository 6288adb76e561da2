import { SUGGESTION_SOURCES } from '../../../../shared/api/suggest.ts'
import { language } from '../../../core/i18n.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { messages } from '../all-messages.ts'
import { enginesIn } from '../engines.ts'
import { searchSettings } from '../settings.ts'
import { type Source, toggleAllSources, toggleSource } from './model.ts'

const set = (sources: readonly Source[]) =>
  searchSettings.update((now) => ({ ...now, searchAssociationArr: [...sources] }))

const nameOf = (source: string): string => enginesIn(language()).find(({ key }) => key === source)?.name ?? source

/** Turns one source on or off; the user is told which one had to give way to a fourth (seting.search.tips1). */
export function toggleSuggestionSource(name: string, sources: readonly Source[]): void {
  const { sources: next, dropped } = toggleSource(sources, name)
  set(next)
  if (dropped !== undefined) {
    showToast({ kind: 'warning', text: messages('tooManySources', { name: nameOf(dropped) }) })
  }
}

/** The master toggle: the first three on, and who that is; or all off, which a press on the toast takes back. */
export function toggleSuggestions(active: boolean): void {
  const before = searchSettings.get().searchAssociationArr
  const sources = toggleAllSources(SUGGESTION_SOURCES, active)
  set(sources)
  const names = sources.filter((source) => source.active).map(({ name }) => nameOf(name))
  showToast(
    active
      ? { kind: 'info', text: messages('suggestionsAreOn', { names: names.join(' · ') }) }
      : {
          kind: 'info',
          text: messages('suggestionsAreOff'),
          action: { label: messages('turnOnAgain'), run: () => set(before) },
        },
  )
}
