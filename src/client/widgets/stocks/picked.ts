import type { Stock } from '../../../shared/entities/stock.ts'
import { language, useLanguage } from '../../core/i18n.ts'
import { useDocument } from '../../core/react.ts'
import { picks } from './document.ts'
import { messages, useMessages } from './messages.ts'
import { isIndex, picked } from './model.ts'

/** The stocks of the list as it is now. */
export const pickedNow = (): readonly Stock[] => picked(picks.get(), language(), (id) => messages(`index.${id}`))

/** The stocks of the list, the well-known indices by their names in the user's language. */
export function usePicked(): readonly Stock[] {
  const text = useMessages()
  const list = useDocument(picks, ({ selectList }) => selectList)
  const shown = picked({ selectList: list }, useLanguage(), (id) => text(`index.${id}`))
  return shown.map((stock) => {
    const id = stock.market + stock.code
    return isIndex(id) ? { ...stock, name: text(`index.${id}`) } : stock
  })
}
