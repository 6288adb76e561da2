import { createViewRequest, openApp, requestView } from '../../kit/desktop.ts'

/** The id of the stock that the window is asked to show. */
export const requestedStock = createViewRequest<string>()

/** Opens the window on a stock. */
export function openStock(id: string): void {
  requestView(requestedStock, id)
  openApp({ app: 'stocks' })
}
