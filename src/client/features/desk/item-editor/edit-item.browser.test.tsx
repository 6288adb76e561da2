import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawPage } from '../../../testing/draw-page.tsx'
import { group, site } from '../../../testing/items.ts'
import { soak } from '../../../testing/soak.ts'
import { home } from '../../data/home/index.ts'
import { editEntry } from './index.ts'

const HINT = '弹窗只能显示 https 网址，这个 http 网址会在浏览器中打开'

test('the row of the opening says that the window shows no http address, as soon as one is typed', soak, async () => {
  await page.viewport(1440, 900)
  await drawPage({ home: { groups: [group('a', [site('1', { openType: 'popup' })])], dock: [] } })
  const [item] = home.get().groups[0]?.children ?? []
  if (item === undefined) throw new Error('no tile')
  editEntry(item).run?.()
  const choice = page.getByRole('radiogroup', { name: '打开方式' })
  await expect.element(choice).toBeVisible()
  expect(page.getByText(HINT).elements()).toEqual([])
  await page.getByRole('textbox', { name: '网址', exact: true }).fill('http://nas.local:5000/')
  await expect.element(page.getByText(HINT)).toBeVisible()
  await choice.getByText('新标签页').click()
  await expect.poll(() => page.getByText(HINT).elements()).toEqual([])
})
