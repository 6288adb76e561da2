import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawPage } from '../../../testing/draw-page.tsx'
import { boxOf, find } from '../../../testing/elements.ts'
import { folder, group } from '../../../testing/items.ts'

test('a long name under a folder is cut after a whole character, in the middle below it', async () => {
  await page.viewport(1440, 900)
  await drawPage({ home: { groups: [group('a', [{ ...folder([]), size: '1x1', name: '稍后阅读收藏夹' }])], dock: [] } })
  const name = () => find('#tiles li > button > [data-wallpaper="label"]')
  await expect.poll(name).not.toBeNull()
  const [tile, label] = [boxOf(name()?.parentElement), boxOf(name())]
  expect(label.width).toBeGreaterThan(tile.width)
  expect(label.width % Number.parseFloat(getComputedStyle(name() ?? document.body).fontSize)).toBeCloseTo(0, 1)
  expect(label.x + label.width / 2).toBeCloseTo(tile.x + tile.width / 2, 1)
})
