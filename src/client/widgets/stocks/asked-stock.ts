import { ask, createAsked, openApp } from '../../kit/desktop.ts'

/** The id of the stock that the window is asked to show. */
export const askedStock = createAsked<string>()

/** Opens the window on a stock. */
export function openStock(id: string): void {
  ask(askedStock, id)
  openApp({ app: 'stocks' })
}
