import palette from '../src/client/features/shell/palette/locales/zh-CN.json' with { type: 'json' }
import { expect, openOn, pressUntilOpen, soak, test, waitForLoad } from './lib/page.ts'

const FILE = `<!DOCTYPE NETSCAPE-Bookmark-file-1><TITLE>Bookmarks</TITLE><H1>Bookmarks</H1>
<DL><p>
  <DT><H3>工作</H3><DL><p>
    <DT><A HREF="https://mail.example/">邮箱</A>
    <DT><H3>代码</H3><DL><p><DT><A HREF="https://forge.example/">仓库</A></DL><p>
  </DL><p>
  <DT><A HREF="https://news.example/">新闻</A>
  <DT><A HREF="javascript:alert(1)">小书签</A>
</DL><p>`

const HOME = {
  groups: [
    {
      id: 'g',
      name: '主页',
      icon: 'home',
      mode: 0,
      lock: false,
      children: [{ id: 'b', name: '', type: 'component', component: 'book-marks', size: '2x2' }],
    },
  ],
  dock: [],
}

const file = (text: string) => ({ name: 'bookmarks.html', mimeType: 'text/html', buffer: Buffer.from(text) })

test('bookmarks: imported by file, searched, deleted and back, added and dragged to the desktop', async ({ page }) => {
  await openOn(page, { home: HOME })
  const tile = page.locator('#root').getByRole('article', { name: '书签' })
  await tile.getByText('还没有书签').click()
  const app = page.getByRole('tabpanel')
  const chooser = app.locator('input[type=file]')
  await chooser.setInputFiles(file('<p>没有</p>'))
  await expect(page.getByText('暂无书签!')).toBeVisible()
  await chooser.setInputFiles(file(FILE))
  await expect(page.getByText('已导入 3 个书签')).toBeVisible()
  await expect(tile.getByRole('link', { name: '仓库' })).toBeAttached()

  await app.getByRole('navigation', { name: '文件夹' }).getByRole('button', { name: /^工作/ }).click()
  await expect(app.getByRole('link', { name: '邮箱' })).toBeVisible()
  await expect(app.getByRole('link', { name: '新闻' })).toBeHidden()
  await app.getByRole('searchbox', { name: '搜索书签' }).fill('forge 工作')
  await expect(app.getByRole('link', { name: '仓库' })).toHaveAttribute('href', 'https://forge.example/')
  await app.getByRole('searchbox').fill('xinwen')
  const news = app.getByRole('listitem').filter({ hasText: '新闻' })
  await news.getByRole('link').press('Delete')
  await expect(news).toHaveCount(0)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(news).toBeVisible()

  await news.hover()
  await news.getByRole('button', { name: '「新闻」的更多操作' }).click()
  await page.getByRole('menuitem', { name: '添加到桌面' }).click()
  const icon = (name: string) => page.getByRole('main').getByTitle(name, { exact: true })
  await expect(icon('新闻')).toBeVisible()
  await app.getByRole('searchbox').fill('邮箱')
  await app.getByRole('link', { name: '邮箱' }).dragTo(page.locator('main'), { targetPosition: { x: 60, y: 500 } })
  await expect(icon('邮箱')).toBeVisible()
  // a link let go over the window itself is no wish to add it
  await app.getByRole('link', { name: '邮箱' }).dragTo(app.getByRole('navigation').first())
  await expect(icon('邮箱')).toHaveCount(1)

  await page.reload()
  await waitForLoad(page)
  await expect(tile.getByRole('link', { name: '新闻' })).toBeVisible()
  await expect(icon('新闻')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(app).toBeHidden()
  // the widget gives its entry to the menus a moment after the page is there
  await expect(async () => {
    await page.keyboard.press('Escape')
    await icon('邮箱').click({ button: 'right' })
    await page.getByRole('menuitem', { name: '添加到书签' }).click({ timeout: 1000 })
  }).toPass()
  await expect(page.getByText('已添加「邮箱」')).toBeVisible()
})

test(
  'by keys alone the focus goes into a folder and on to the next row; files are dropped together',
  soak,
  async ({ page }) => {
    await openOn(page, { home: HOME })
    const tile = page.locator('#root').getByRole('article', { name: '书签' })
    await tile.getByText('还没有书签').click()
    const app = page.getByRole('tabpanel')
    await app.getByText('还没有书签').evaluate(
      (one, texts) => {
        const dataTransfer = new DataTransfer()
        for (const text of texts) dataTransfer.items.add(new File([text], 'bookmarks.html', { type: 'text/html' }))
        one.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
      },
      [FILE, FILE, '<DL><DT><A HREF="https://more.example/">更多</A></DL>'],
    )
    await expect(page.getByText('已导入 4 个书签')).toBeVisible()
    const list = app.getByRole('list').last()
    await list.getByRole('button', { name: /^工作/ }).press('Enter')
    const path = app.getByRole('navigation', { name: '所在位置' })
    await expect(path.getByRole('button', { name: '工作' })).toBeFocused()
    await list.getByRole('button', { name: /^代码/ }).press('Delete')
    await expect(list.getByRole('link', { name: '邮箱' })).toBeFocused()
    await list.getByRole('link', { name: '邮箱' }).press('Delete')
    await expect(path.getByRole('button', { name: '工作' })).toBeFocused()
    await expect(app.getByText('这个文件夹里没有书签')).toBeVisible()
  },
)

test('bookmarks are added, put into a new folder, tagged, moved by drag and exported; links are asked for by a press alone', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('**/api/check_links', (route) => {
    const { urls } = route.request().postDataJSON()
    asked.push(...urls)
    const links = urls.map((url: string) => ({ state: url.includes('news') ? 'gone' : 'ok' }))
    return route.fulfill({ json: { code: 0, msg: '', data: { links } } })
  })
  await openOn(page, {
    home: HOME,
    'book-marks': [
      { id: 'n', name: '新闻', url: 'https://news.example/' },
      { id: 'm', name: '邮箱', url: 'https://mail.example/' },
    ],
  })
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
  await pressUntilOpen(page, 'Control+k', dialog(palette.title))
  await dialog(palette.title).getByRole('combobox').fill('https://new.example/page')
  await page.getByRole('option', { name: '把 new.example/page 添加到书签' }).click()
  await expect(dialog('添加书签').getByLabel('网址')).toHaveValue('https://new.example/page')
  await dialog('添加书签').getByRole('button', { name: '取消' }).click()
  const box = page.locator('#root').getByRole('search').locator('input')
  await box.fill('https://new.example/page')
  await page.getByRole('option', { name: '把 new.example/page 添加到书签' }).click()
  await expect(dialog('添加书签').getByLabel('网址')).toHaveValue('https://new.example/page')
  await dialog('添加书签').getByRole('button', { name: '取消' }).click()
  await expect(box).toBeFocused() // its panel is open again: a press outside would only close that
  await page.keyboard.press('Escape')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await page.locator('#root').getByRole('article', { name: '书签' }).getByText('书签').click()
  const app = page.getByRole('tabpanel')
  const tools = app.getByRole('button', { name: '更多操作', exact: true })
  await tools.click()
  await page.getByRole('menuitem', { name: '新建文件夹' }).click()
  await dialog('新建文件夹').getByRole('textbox').fill('工作')
  await page.keyboard.press('Enter')
  const folder = app.getByRole('list', { name: '全部书签' }).getByRole('button', { name: /^工作/ })
  await expect(folder).toBeVisible()

  await app.getByRole('button', { name: '添加', exact: true }).click()
  await dialog('添加书签').getByLabel('网址').fill('http://192.168.1.2/')
  await dialog('添加书签').getByLabel('名称').fill('路由器')
  await dialog('添加书签').getByRole('button', { name: '添加', exact: true }).click()
  const router = app.getByRole('link', { name: '路由器' })
  await router.dragTo(folder)
  await expect(router).toHaveCount(0)
  await app.getByRole('link', { name: '邮箱' }).dragTo(app.getByRole('link', { name: '新闻' }), {
    targetPosition: { x: 200, y: 4 },
  })
  await expect(app.getByRole('list', { name: '全部书签' }).getByRole('link').first()).toContainText('邮箱')

  await app.getByRole('link', { name: '邮箱' }).click({ modifiers: ['ControlOrMeta'] })
  await app.getByRole('link', { name: '新闻' }).click({ modifiers: ['Shift'] })
  await app.getByRole('toolbar').getByRole('button', { name: '标签' }).click()
  await dialog('2 个书签的标签').getByRole('textbox').fill('每天')
  await page.keyboard.press('Enter')
  await dialog('2 个书签的标签').getByRole('button', { name: '完成' }).click()
  await app.getByRole('toolbar').getByRole('button', { name: '移动' }).click()
  await dialog('移动到文件夹').getByRole('radio', { name: '工作' }).check({ force: true })
  await dialog('移动到文件夹').getByRole('button', { name: '移动' }).click()
  await app.getByRole('navigation', { name: '标签' }).getByRole('button', { name: /^每天/ }).click()
  await expect(app.getByRole('list', { name: '每天' }).getByRole('link')).toHaveCount(2)

  await tools.click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: '导出书签' }).click()
  const stream = await (await download).createReadStream()
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(Buffer.from(part))
  expect(Buffer.concat(parts).toString()).toMatch(
    /<H3>工作<\/H3>[\s\S]*HREF="https:\/\/news\.example\/"[^>]* TAGS="每天"/,
  )

  await expect(page.getByRole('menu')).toHaveCount(0)
  await tools.click()
  await page.getByRole('menuitem', { name: '检查失效链接' }).click()
  await expect(app.getByRole('button', { name: '开始检查' })).toBeVisible()
  expect(asked).toEqual([])
  await app.getByRole('button', { name: '开始检查' }).click()
  await expect(app.getByRole('list', { name: '网页已经没有了' }).getByRole('link', { name: '新闻' })).toBeVisible()
  expect(asked.toSorted()).toEqual(expect.arrayContaining(['https://mail.example/', 'https://news.example/']))
})
