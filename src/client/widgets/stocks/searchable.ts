import { stockIdOf } from '../../../shared/entities/stock.ts'
import { defineSearchables } from '../../kit/widget.ts'
import { picks } from './document.ts'
import { pickedNow } from './picked.ts'
import { openStock } from './requested-stock.ts'

/** The stocks that the user has picked, by name and code; each opens in the window. */
export default defineSearchables('stocks', {
  stocks: {
    kind: 'content',
    icon: 'chartLine',
    list: () =>
      picks.get().selectList === undefined
        ? [] // what is shown before the first change is not the user's choice
        : pickedNow().map((stock) => ({
            id: stockIdOf(stock),
            title: stock.name,
            keywords: [stock.code],
            hint: `${stock.market.toUpperCase()} ${stock.code}`,
            run: () => openStock(stockIdOf(stock)),
          })),
    subscribe: picks.subscribe,
  },
})
