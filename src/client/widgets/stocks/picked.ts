import type { Stock } from '../../../shared/entities/stock.ts'
import { stockIdOf } from '../../../shared/entities/stock.ts'
import { useDocument } from '../../kit/documents.ts'
import { language, useLanguage } from '../../kit/text.ts'
import { picks } from './document.ts'
import { messages, useMessages } from './messages.ts'
import { isIndex, type Picks, picked } from './model.ts'

type Text = typeof messages

/** The stocks of the list, the well-known indices by their names in the user's language. */
const named = (list: Pick<Picks, 'selectList'>, shown: Parameters<typeof picked>[1], text: Text): readonly Stock[] =>
  picked(list, shown, (id) => text(`index.${id}`)).map((stock) => {
    const id = stockIdOf(stock)
    return isIndex(id) ? { ...stock, name: text(`index.${id}`) } : stock
  })

/** The stocks of the list as it is now. */
export const pickedNow = (): readonly Stock[] => named(picks.get(), language(), messages)

/** The same for a component. */
export function usePicked(): readonly Stock[] {
  const text = useMessages()
  const selectList = useDocument(picks, (now) => now.selectList)
  return named({ selectList }, useLanguage(), text)
}
