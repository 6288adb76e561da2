import { SUGGESTION_SOURCES } from '../../../../../shared/api/suggest.ts'
import { language } from '../../../../core/text/i18n.ts'
import { requestGrantOrSay } from '../../../../ui/overlay/toast/request-grant-or-say.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { allMessages } from '../all-messages.ts'
import { enginesIn } from '../engines/available-engines.ts'
import { searchSettings } from '../settings.first-frame.ts'
import { type Source, toggleAllSources, toggleSource } from './model.ts'

const saveSources = (sources: readonly Source[]) =>
  searchSettings.update((now) => ({ ...now, searchAssociationArr: [...sources] }))

const nameOf = (source: string): string => enginesIn(language()).find(({ key }) => key === source)?.name ?? source

/** Turns one source on or off; a toast names the one that a fourth has turned off (seting.search.tips1). */
export function toggleSuggestionSource(name: string, sources: readonly Source[]): void {
  const { sources: next, dropped } = toggleSource(sources, name)
  saveSources(next)
  if (dropped !== undefined) {
    showToast({ kind: 'warning', text: allMessages('tooManySources', { name: nameOf(dropped) }) })
  }
}

/** The master toggle: turns the first three on, or all off; a toast names them or offers undo. */
export function toggleSuggestions(active: boolean): void {
  const before = searchSettings.get().searchAssociationArr
  const sources = toggleAllSources(SUGGESTION_SOURCES, active)
  saveSources(sources)
  const names = sources.filter((source) => source.active).map(({ name }) => nameOf(name))
  showToast(
    active
      ? {
          kind: 'info',
          text: allMessages('suggestionsAreOn', { names: new Intl.ListFormat(language()).format(names) }),
        }
      : {
          kind: 'info',
          text: allMessages('suggestionsAreOff'),
          action: { label: allMessages('turnOnAgain'), run: () => saveSources(before) },
        },
  )
}

/** Lets the browser ask whether this page may ask a source of suggestions, as a button is pressed; it says so if not. */
export const allowSuggestions = (origins: readonly string[]): Promise<boolean> =>
  requestGrantOrSay({ origins }, () => allMessages('notAllowed'))
