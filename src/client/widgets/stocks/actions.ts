import { STOCKS_LIMIT, type Stock, stockIdOf } from '../../../shared/entities/stock.ts'
import { confirmDialog, showToast, showUndoToast } from '../../kit/interaction.ts'
import { language } from '../../kit/text.ts'
import { picks } from './document.ts'
import { messages } from './messages.ts'
import { additionOf, movedStock, picked, type Rise, withoutStock, withRise, withStock } from './model.ts'

/** Changes the list; the first change makes the shown indices the user's own. */
function changeList(change: (list: readonly Stock[]) => readonly Stock[]): void {
  picks.update((now) => {
    const list = picked(now, language(), (id) => messages(`index.${id}`))
    const changed = change(list)
    return changed === list ? now : { ...now, selectList: changed }
  })
}

let closeLast: (() => void) | undefined

/** Adds a stock to the end of the list and says so; one that is in it, or too many, is refused with a message. */
export function addStock(list: readonly Stock[], stock: Stock): void {
  const addition = additionOf(list, stock)
  changeList((now) => withStock(now, stock))
  const text = messages(addition, { name: stock.name, count: STOCKS_LIMIT })
  // stocks are added one after the other: only the last is told of
  closeLast?.()
  closeLast = showToast({ kind: addition === 'added' ? 'success' : 'warning', text })
}

export const moveStock = (id: string, to: number): void => changeList((list) => movedStock(list, id, to))

/** Asks, removes a stock from the list, and offers undo. Resolves whether it was removed. */
export async function removeStock(stock: Stock): Promise<boolean> {
  const { name } = stock
  const isSure = await confirmDialog({ title: messages('removeTitle'), text: messages('removeText', { name }) })
  if (!isSure) return false
  changeList((list) => withoutStock(list, stockIdOf(stock)))
  showUndoToast(messages('removed', { name }))
  return true
}

export const chooseRise = (rise: Rise): void => picks.update((now) => withRise(now, rise, language()))
