import { expect, openOn, test } from './lib/page.ts'

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
  await expect(tile.getByRole('link', { name: '新闻' })).toBeVisible()
  await expect(icon('新闻')).toBeVisible()
})

test('by keys alone the focus goes into a folder and on to the next row; files are dropped together', async ({
  page,
}) => {
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
})
