import { HOME, open, shownPage } from './lib/groups.ts'
import { expect, openOn, pressUntilOpen, soak, test } from './lib/page.ts'
import { answerSiteIcons } from './lib/site-icons.ts'

test('while adding a tile a group is made for it', async ({ page }) => {
  await answerSiteIcons(page)
  await open(page)
  const adding = page.getByRole('dialog', { name: '添加', exact: true })
  await pressUntilOpen(page, 'Control+a', adding)
  const target = adding.getByLabel('添加到') // the names of all buttons of the catalogue take long to tell
  await target.click()
  await page.getByRole('menuitemradio', { name: '新分组…' }).click()
  const dialog = page.getByRole('dialog', { name: '添加分组' })
  await dialog.getByLabel('分组名称').fill('摄影')
  await dialog.getByTitle('图片').click()
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(target).toHaveText(/摄影/)
  await adding.getByRole('searchbox').fill('github')
  await adding.getByRole('button', { name: /^GitHub / }).click()
  await expect(page.getByRole('navigation', { name: '摄影' }).getByRole('link', { name: 'GitHub' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a group is added from the menu of another one', soak, async ({ page }) => {
    await openOn(page, { home: HOME })
    const group = page.getByRole('button', { name: '组 a' }).first()
    await group.focus()
    await page.keyboard.press('ContextMenu')
    await page.getByRole('menuitem', { name: '添加分组' }).tap()
    const dialog = page.getByRole('dialog', { name: '添加分组' })
    await dialog.getByLabel('分组名称').fill('家')
    await dialog.getByTitle('主页').tap()
    await dialog.getByRole('button', { name: '确定' }).tap()
    await expect(shownPage(page)).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: '家', exact: true })).toBeVisible()
  })
})
