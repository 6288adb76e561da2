import { useMessageByKey } from '../../core/i18n.ts'
import type { WindowTab } from './model.ts'

/** The title of a tab: its own, else the name of its app. */
export function useTitle(tab: WindowTab | undefined): string {
  const text = useMessageByKey()
  return tab === undefined ? '' : tab.title || text(`${tab.app}.name`)
}
