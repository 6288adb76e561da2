import { useEffect, useMemo, useState } from 'react'
import { messageByKey, useLanguage } from '../../../core/text/i18n.ts'
import { loadTabs } from '../../shell/settings/lazy.ts'
import { nameOfRecord } from '../differences/lazy.ts'
import { useHistoryMessages } from '../local-history/lazy.ts'
import { useMessages } from './messages.ts'
import type { Words } from './say-changes.ts'

/** What changes are said in; settings are called as their rows are, once the tabs are there. */
export function useWords(): Words {
  const [rows, setRows] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    // the tabs are loaded on demand; without them settings are counted
    loadTabs().then(
      (tabs) => setRows(new Map(tabs.flatMap((tab) => tab.rows().map(({ field, label }) => [field, label] as const)))),
      () => {},
    )
  }, [])
  const language = useLanguage()
  const text = useMessages()
  const history = useHistoryMessages()
  return useMemo(
    () => ({
      ...{ language, text },
      recordName: nameOfRecord,
      sectionName: (section) => history(`section.${section}`),
      settingName: (field) => {
        const label = rows.get(field)
        return label === undefined ? undefined : messageByKey(label)
      },
    }),
    [language, text, history, rows],
  )
}
