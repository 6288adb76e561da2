import { createStore } from 'zustand/vanilla'
import { openApp } from '../../features/windows/index.ts'

/** The id of the stock that the window is asked to show; empty for none. The window takes it, also when it opens only then. */
export const askedStock = createStore<string>()(() => '')

/** Opens the window on a stock. */
export function openStock(id: string): void {
  askedStock.setState(id, true)
  openApp({ app: 'stocks' })
}
