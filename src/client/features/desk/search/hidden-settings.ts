import type { HiddenSettings } from '../../../core/documents/fields/settings.ts'
import type { searchSettings } from './settings.first-frame.ts'

/** The fields that no tab shows. */
export default {
  search: {
    searchTabActiveIndex: 'the search box switches it',
    searchEnginesIndex: 'the search box switches it',
    searchSelectEnginesList: 'the engine picker edits it',
    searchOwnEngines: 'the engine picker edits it',
  } satisfies HiddenSettings<typeof searchSettings>,
}
