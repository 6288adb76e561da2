import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { drawPage } from '../../../testing/draw-page.tsx'
import { find, textsOf } from '../../../testing/elements.ts'
import { group, site } from '../../../testing/items.ts'
import { rightClick } from '../../../testing/menus.ts'

const { findViolations, press, typeText } = commands

const adding = page.getByRole('dialog', { name: '添加分组' })
const nameField = adding.getByLabelText('分组名称')

async function open() {
  await page.viewport(1440, 900)
  const groups = ['a', 'b', 'c'].map((id) => group(id, [site(`${id}1`)]))
  await drawPage({ home: { groups, dock: [] } })
  await expect.poll(() => find('#root [data-group]')).not.toBeNull()
}

test('a group is added, edited and removed by mouse', async () => {
  await open()
  await page.getByRole('button', { name: '添加分组' }).click()
  await adding.getByRole('button', { name: '确定' }).click()
  await expect.poll(() => textsOf(adding.getByRole('alert'))).toEqual(['请输入分组名称', '请选择分组图标'])
  await expect.element(nameField).toHaveFocus()
  await nameField.fill('摄影')
  await adding.getByTitle('图片').click()
  expect(await findViolations('[role="dialog"]', { seriousOnly: true })).toEqual([])
  await adding.getByRole('button', { name: '确定' }).click()
  const added = page.getByRole('button', { name: '摄影', exact: true }).first()
  await expect.element(added).toHaveAttribute('aria-current', 'page')
  await rightClick(added)
  await page.getByRole('menuitem', { name: '编辑分组' }).click()
  await page.getByRole('dialog', { name: '编辑分组' }).getByLabelText('分组名称').fill('照片')
  await press('Enter')
  const renamed = page.getByRole('button', { name: '照片', exact: true }).first()
  await rightClick(renamed)
  await page.getByRole('menuitem', { name: '删除' }).click()
  await expect.element(renamed).not.toBeInTheDocument()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.element(renamed).toBeVisible()
})

test('a group is added by keys alone', async () => {
  await open()
  page.getByRole('button', { name: '组 a' }).first().element().focus()
  for (let step = 0; step < 3; step++) await press('ArrowDown')
  await expect.element(page.getByRole('button', { name: '添加分组' })).toHaveFocus()
  await press('Enter')
  await expect.element(nameField).toHaveFocus()
  await typeText('Photos')
  await press('Tab')
  await press('Space')
  await press('Enter')
  await expect.element(page.getByRole('navigation', { name: 'Photos' })).toBeVisible()
})
