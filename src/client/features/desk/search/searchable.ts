import { defineSearchables } from '../../../core/contribute/searchable.ts'
import { language } from '../../../core/text/i18n.ts'
import { allMessages } from './all-messages.ts'
import { engineInUse } from './model.ts'
import { engineBy } from './panel/rows.ts'
import { runSearch } from './panel/run.ts'
import { searchSettings } from './settings.first-frame.ts'

/** Searches the web, with the engine in use, for what nothing of the page matches. */
export default defineSearchables('search', {
  web: {
    kind: 'content',
    icon: 'search',
    list: () => [],
    fallback: (text) => {
      const { searchSelectEnginesList, searchEnginesIndex } = searchSettings.get()
      const engine = engineInUse(searchSelectEnginesList, searchEnginesIndex) ?? ''
      return {
        id: 'web',
        title: allMessages('searchWebFor', { name: engineBy(engine, language())?.name ?? '', text }),
        run: () => void runSearch(text, engine, language()),
      }
    },
  },
})
