import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { HotRow } from '../../../shared/entities/hot-search.ts'
import { drawPage } from '../../testing/draw-page.tsx'
import { find } from '../../testing/elements.ts'
import { homeOf } from '../../testing/items.ts'

const row = (hotSearchOrder: number, said: Partial<HotRow>): HotRow => ({
  ...{
    hotSearchOrder,
    hotSearchTitle: `第 ${hotSearchOrder} 条`,
    hotSearchUrl: `https://board.example/${hotSearchOrder}`,
  },
  ...said,
})

test('a row has its title, the label of the board, and its heat: below 5,000 as it is, then in 万', async () => {
  await page.viewport(1440, 900)
  const rows = [
    row(1, { hotSearchLabel: '爆', hotSearchHeat: 12_345_600 }),
    row(2, { hotSearchLabel: '新', hotSearchHeat: 4999 }),
    row(3, {}),
  ]
  await drawPage({
    home: homeOf('hot-search', '2x4'),
    'hot-search': { boards: { t: 'weibo' } },
    'hot-search.rows': { weibo: { value: rows, at: Date.now(), askedAt: Date.now() } },
  })
  const texts = () => [...(find('#root article')?.querySelectorAll('li') ?? [])].map((one) => one.textContent)
  await expect.poll(texts).toEqual(['1第 1 条爆1234.6万', '2第 2 条新4999', '3第 3 条'])
})
