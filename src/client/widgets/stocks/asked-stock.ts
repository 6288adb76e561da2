import { openApp } from '../../features/shell/windows/index.ts'
import { ask, createAsked } from '../../features/shell/windows/lazy.ts'

/** The id of the stock that the window is asked to show. */
export const askedStock = createAsked<string>()

/** Opens the window on a stock. */
export function openStock(id: string): void {
  ask(askedStock, id)
  openApp({ app: 'stocks' })
}
