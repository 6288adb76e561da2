import type { Page } from '@playwright/test'
import { HOME, open, shownPage } from './lib/groups.ts'
import { expect, openOn, pressUntilOpen, soak, test, waitForLoad } from './lib/page.ts'
import { answerSiteIcons } from './lib/site-icons.ts'
import { expectToast } from './lib/toasts.ts'

test.beforeEach(async ({ page }) => void (await answerSiteIcons(page)))

const window = (page: Page) => page.getByRole('dialog', { name: '添加' })
const panel = (page: Page) => window(page).getByRole('tabpanel').last()

/** Opens the app that adds tiles by its key, at one of its tabs. */
async function openAdd(page: Page, tab: '组件' | '图标' | '自定义') {
  await pressUntilOpen(page, 'Control+a', window(page))
  await window(page).getByRole('tab', { name: tab }).click()
}

/** Where tiles are added. It is looked for by its label: the names of all buttons of the catalogue take long to tell. */
const target = (page: Page) => window(page).getByLabel('添加到')

async function closeWindow(page: Page) {
  await window(page).locator('[data-window-header]').getByRole('button', { name: '关闭窗口' }).click()
  await expect(window(page)).toHaveCount(0)
}

const addressField = (page: Page) => window(page).getByLabel('网址', { exact: true })

test('a newcomer adds a site by its address, with the name and face that its site is known by', async ({ page }) => {
  await open(page)
  await openAdd(page, '自定义')
  await addressField(page).fill('zhihu.com')
  await expect(window(page).getByLabel('名称')).toHaveValue('知乎')
  await window(page).getByRole('button', { name: '添加图标' }).click()
  const icon = shownPage(page).getByRole('link', { name: '知乎' })
  await expect(icon).toHaveAttribute('href', 'https://zhihu.com/')
  await expect(icon.locator('img')).toHaveAttribute('src', '/icons/zhihu.svg')
  await expect(addressField(page)).toHaveValue('') // ready for the next one
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(icon).toHaveCount(0)
})

test(
  'an address that is typed into the search box becomes a site by one press, unless it is on the page',
  soak,
  async ({ page }) => {
    await open(page)
    const box = page.locator('#root').getByRole('search').locator('input')
    await box.fill('zhihu.com')
    const offer = page.getByRole('option', { name: '把 zhihu.com 添加到桌面' })
    await offer.click()
    await expect(shownPage(page).getByRole('link', { name: '知乎' })).toHaveAttribute('href', 'https://zhihu.com/')
    await box.fill('www.zhihu.com')
    await expect(page.getByRole('option', { name: '把 zhihu.com 添加到书签' })).toBeVisible()
    await expect(offer).toHaveCount(0)
  },
)

test('hostile and wrong addresses are refused with a message, and nothing is lost', async ({ page }) => {
  await open(page)
  await openAdd(page, '自定义')
  const add = window(page).getByRole('button', { name: '添加图标' })
  const error = window(page).getByRole('alert')
  for (const [address, message] of [
    ['', '请输入网址'],
    ['not an address', '这不是有效的网址'],
    ['javascript:alert(1)', '只支持 http 和 https 网址'],
    ['data:text/html,<script>alert(1)</script>', '只支持 http 和 https 网址'],
    ['https://me:secret@example.org/', '网址里不能带用户名和密码'],
  ] as const) {
    await addressField(page).fill(address)
    await add.click()
    await expect(error).toContainText(message)
    await expect(addressField(page)).toBeFocused()
    await expect(addressField(page)).toHaveValue(address)
  }
  await expect(shownPage(page).getByRole('link')).toHaveCount(1)
})

test('a site of the catalogue is found by initials and added by one click', async ({ page }) => {
  await open(page)
  await openAdd(page, '图标')
  await window(page).getByRole('searchbox').fill('blbl')
  await window(page)
    .getByRole('button', { name: /^哔哩哔哩 .*添加$/ })
    .click()
  await expect(shownPage(page).getByRole('link', { name: '哔哩哔哩' })).toBeVisible()
  await expect(window(page).getByRole('button', { name: /^哔哩哔哩 .*已添加$/ })).toBeVisible()
  await window(page).getByRole('searchbox').fill('my.photography/2026')
  await panel(page).getByRole('button', { name: '自己添加网址' }).click()
  await expect(addressField(page)).toBeFocused()
  await expect(addressField(page)).toHaveValue('my.photography/2026')
  await window(page).getByRole('button', { name: '添加图标' }).click()
  const added = shownPage(page).getByRole('link', { name: 'my.photography' })
  await expect(added).toHaveAttribute('href', 'https://my.photography/2026')
  await expect(addressField(page)).toHaveValue('')
})

test('a component is previewed, and added in the chosen size to the chosen group', soak, async ({ page }) => {
  await open(page)
  await openAdd(page, '组件')
  const verse = window(page).getByRole('article', { name: '每日诗词' }).locator('[lang] > p').first()
  await expect(verse).toHaveCSS('font-family', /Song/) // a preview has no styles of the card around it
  const card = window(page).getByRole('article', { name: '时钟' })
  for (const [typed, meant] of [
    ['备忘录', '便签'],
    ['beiwnaglu', '便签'],
    ['shizong', '时钟'],
  ] as const) {
    await window(page).getByRole('searchbox').fill(typed)
    await expect(window(page).getByRole('article', { name: meant })).toBeVisible()
  }
  await window(page).getByRole('searchbox').fill('')
  await card.getByText('1×1').click()
  await target(page).click()
  await page.getByRole('menuitemradio', { name: '组 b' }).click()
  await card.getByRole('button', { name: '添加时钟' }).click()
  await expectToast(page, '已添加「时钟」')
  await expect(card.getByRole('button')).toHaveText('添加') // another clock may show another city
  await closeWindow(page)
  await page.getByRole('button', { name: '组 b' }).first().click()
  await expect(page.getByRole('navigation', { name: '组 b' }).getByRole('article', { name: '时钟' })).toBeVisible()
})

test('a folder is added by its key, named, and filled with a site', soak, async ({ page }) => {
  await open(page)
  const folder = page.getByRole('dialog', { name: '新建文件夹' })
  await pressUntilOpen(page, 'Control+p', folder)
  await folder.getByRole('button', { name: '添加图标' }).click()
  await expect(target(page)).toHaveText(/新建文件夹/)
  await window(page).getByRole('searchbox').fill('github')
  await window(page)
    .getByRole('button', { name: /^GitHub .*添加$/ })
    .click()
  await closeWindow(page)
  await shownPage(page).getByRole('button', { name: '新建文件夹' }).click()
  await expect(folder.getByRole('link', { name: 'GitHub' })).toBeVisible()
  await folder.getByRole('listitem').getByRole('button', { name: '添加图标' }).click() // the cell after the last one
  await expect(target(page)).toHaveText(/新建文件夹/)
})

test('the menu of the empty area leads to icons, to components and to a new group', soak, async ({ page }) => {
  await open(page)
  const choose = async (entry: string) => {
    await page.mouse.click(1100, 640, { button: 'right' })
    await page.getByRole('menuitem', { name: entry }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  for (const [entry, tab] of [
    ['添加组件', '组件'],
    ['添加图标', '图标'],
  ] as const) {
    await choose(entry)
    await expect(window(page).getByRole('tab', { name: tab, selected: true })).toBeVisible()
    await closeWindow(page)
    await expect(window(page)).toHaveCount(0)
  }
  await choose('添加分组')
  await expect(page.getByRole('dialog', { name: '添加分组' })).toBeVisible()
})

test('links from outside are added by dropping them, addresses by pasting them; other text is not', async ({
  page,
}) => {
  await open(page)
  const give = (kind: 'drop' | 'paste', type: string, text: string) =>
    page.evaluate(
      ([event, format, data]) => {
        const transfer = new DataTransfer()
        transfer.setData(format, data)
        const init = { bubbles: true, cancelable: true }
        document.body.dispatchEvent(
          event === 'drop'
            ? new DragEvent('drop', { ...init, dataTransfer: transfer })
            : new ClipboardEvent('paste', { ...init, clipboardData: transfer }),
        )
      },
      [kind, type, text] as const,
    )
  await expect(async () => {
    await give('drop', 'text/uri-list', 'https://github.com/nodejs/node')
    await expect(shownPage(page).getByRole('link', { name: 'GitHub' }).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await give('paste', 'text/plain', 'https://a1.example.org/\nhttps://a2.example.org/')
  await expect(shownPage(page).getByRole('link', { name: 'a2.example.org' })).toBeVisible()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(shownPage(page).getByRole('link', { name: /example\.org/ })).toHaveCount(0)
  const count = await shownPage(page).getByRole('link').count()
  await give('paste', 'text/plain', 'javascript:alert(1)')
  await give('drop', 'text/uri-list', 'data:text/html,x')
  await give('paste', 'text/plain', 'some words')
  await expect(shownPage(page).getByRole('link')).toHaveCount(count)
})

test('a link that is dropped on a dialog adds nothing to the page beneath', soak, async ({ page }) => {
  await open(page)
  const dropOn = (selector: string, url: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, data) => {
        const transfer = new DataTransfer()
        transfer.setData('text/uri-list', data)
        element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }))
      }, url)
  await shownPage(page).getByRole('link', { name: '站 a1' }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '编辑', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '编辑图标' })
  await dialog.waitFor()
  await dropOn('#layer-dialog [role="dialog"]', 'https://beneath.example.org/')
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(dialog).toHaveCount(0)
  await dropOn('#root main', 'https://added.example.org/')
  await expect(shownPage(page).getByRole('link', { name: 'added.example.org' })).toBeVisible()
  await expect(shownPage(page).getByRole('link')).toHaveCount(2)
})

test('all of it by keys alone: the cell after the last tile, the tabs, the form', soak, async ({ page }) => {
  await open(page)
  await shownPage(page).getByRole('link').last().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(window(page)).toBeVisible()
  await window(page).getByRole('tab', { name: '图标' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(addressField(page)).toBeFocused()
  await page.keyboard.type('example.org')
  await page.keyboard.press('Enter')
  await expect(shownPage(page).getByRole('link', { name: 'example.org' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(window(page)).toBeHidden()
})

test('a tile is edited, and the edit undone in one step', soak, async ({ page }) => {
  await open(page)
  const tile = shownPage(page).getByRole('link', { name: '站 a1' })
  await tile.click({ button: 'right' })
  await page.getByRole('menuitem', { name: '编辑', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '编辑图标' })
  await dialog.getByLabel('名称').fill('新名字')
  await dialog.getByLabel('网址', { exact: true }).fill('ftp://a.example')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByRole('alert')).toContainText('只支持 http 和 https 网址')
  await dialog.getByLabel('网址', { exact: true }).fill('b.example.org')
  await dialog.getByLabel('内网地址').fill('nas:5000')
  await dialog.getByRole('switch', { name: '使用内网地址' }).check()
  await dialog.getByRole('button', { name: '保存' }).click()
  const edited = shownPage(page).getByRole('link', { name: '新名字' })
  await expect(edited).toHaveAttribute('href', 'http://nas:5000/')
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(tile).toBeVisible()
})

test(
  'two tabs edit one tile: each saves what it has changed; a deleted one is not lost in silence',
  soak,
  async ({ page, context }) => {
    await page.clock.install()
    await open(page)
    const other = await context.newPage()
    await other.goto('/')
    await waitForLoad(other)
    const edit = async (tab: Page, name: string) => {
      await shownPage(tab).getByRole('link', { name }).click({ button: 'right' })
      await tab.getByRole('menuitem', { name: '编辑', exact: true }).click()
      return tab.getByRole('dialog', { name: '编辑图标' })
    }
    const [first, second] = [await edit(page, '站 a1'), await edit(other, '站 a1')]
    await second.getByLabel('名称').fill('改过的名字')
    await second.getByRole('button', { name: '保存' }).click()
    const renamed = shownPage(page).getByText('改过的名字')
    await expect(renamed).toBeVisible()
    await first.getByLabel('网址', { exact: true }).fill('b.example.org')
    await first.getByRole('button', { name: '保存' }).click()
    await expect(first).toBeHidden()
    const icon = shownPage(other).getByRole('link', { name: '改过的名字' })
    await expect(icon).toHaveAttribute('href', 'https://b.example.org/')

    const third = await edit(page, '改过的名字')
    await third.getByLabel('名称').fill('想了很久的名字')
    await icon.focus()
    await other.keyboard.press('Delete')
    await expect(renamed).toHaveCount(0)
    await third.getByRole('button', { name: '保存' }).click()
    await expectToast(page, '这个图标已经被删除')
    await expect(third.getByLabel('名称')).toHaveValue('想了很久的名字')
    await other.keyboard.press('Control+z')
    await expect(renamed).toHaveCount(1)
    await third.getByRole('button', { name: '保存' }).click()
    await expect(shownPage(other).getByRole('link', { name: '想了很久的名字' })).toBeVisible()
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the cell after the last tile opens a sheet; "back" closes it', soak, async ({ page }) => {
    await openOn(page, { home: HOME })
    await shownPage(page).getByRole('button', { name: '添加图标' }).tap()
    await expect(window(page)).toBeVisible()
    await expect(page).toHaveURL(/#dialog$/)
    await window(page).getByRole('tab', { name: '图标' }).tap()
    await window(page).getByRole('searchbox').fill('qq')
    await window(page)
      .getByRole('button', { name: /^QQ .*添加$/ })
      .tap()
    await page.goBack()
    await expect(window(page)).toBeHidden()
    await expect(shownPage(page).getByRole('link', { name: 'QQ' })).toBeVisible()
  })
})
