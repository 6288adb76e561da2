import { stockSearch } from '../../../../shared/api/stocks.ts'
import type { Stock } from '../../../../shared/entities/stock.ts'
import { call } from '../../../kit/live.ts'

/** The stocks that a text finds. Rejects with a `CallError`. */
export async function searchStocks(wd: string, signal: AbortSignal): Promise<readonly Stock[]> {
  const { Result } = await call(stockSearch, { wd }, { silent: true, signal })
  return Result.stock
}
