import { useSyncExternalStore } from 'react'
import { useMessageByKey } from '../../../../core/text/i18n.ts'
import type { WindowTab } from '../model.ts'
import { subjectsOf } from './subjects.ts'

const NEVER = () => () => {}

/** The title of a tab: that of its subject, its own, else the name of its app. */
export function useTitle(tab: WindowTab | undefined): string {
  const text = useMessageByKey()
  const subjects = tab && subjectsOf(tab.app)
  const name = useSyncExternalStore(subjects?.subscribe ?? NEVER, () => subjects?.nameOf(tab?.subject ?? ''))
  return tab === undefined ? '' : name || tab.title || text(`${tab.app}.name`)
}
