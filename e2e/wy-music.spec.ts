import type { Page } from '@playwright/test'
import { test as plainTest } from '@playwright/test'
import player from '../src/client/features/look/music-player/locales/zh-CN.json' with { type: 'json' }
import ui from '../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import zh from '../src/client/widgets/wy-music/locales/zh-CN.json' with { type: 'json' }
import { answerMusicServers } from './lib/music-servers.ts'
import { expect, group, openOn, site, soak, storedDocument, test, waitForLoad } from './lib/page.ts'

/** The music app: what it plays, how it goes on, and files of one's own. */

const tile = { id: 'm', name: 'm', type: 'component', component: 'wy-music', size: '2x4' }
const HOME = { groups: [group('a', [tile, site('x')])], dock: [] }
const windowOf = (page: Page) => page.locator('#layer-window')
const tileOf = (page: Page) => page.locator('#root article').filter({ has: page.getByRole('button') })
const onTile = (page: Page, name: string) => tileOf(page).getByRole('button', { name, exact: true })
const section = (page: Page, name: string) => windowOf(page).getByRole('navigation').getByRole('button', { name })
const row = (page: Page, name: string) =>
  windowOf(page)
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^(${zh.play}|${zh.pause}) ?${name}`) })
const place = (page: Page) =>
  windowOf(page)
    .getByRole('slider', { name: zh.position })
    .evaluate((slider) => (slider instanceof HTMLInputElement ? slider.valueAsNumber : Number.NaN))

/** Four seconds of a tone as a WAV file, by John Field. */
function wav(name: string) {
  const [rate, seconds] = [8000, 4]
  const chunk = (id: string, ...parts: readonly Buffer[]) => {
    const size = Buffer.alloc(4)
    const data = Buffer.concat(parts)
    size.writeUInt32LE(data.length)
    return Buffer.concat([Buffer.from(id), size, data])
  }
  const format = Buffer.alloc(16)
  format.writeUInt16LE(1, 0)
  format.writeUInt16LE(1, 2)
  format.writeUInt32LE(rate, 4)
  format.writeUInt32LE(rate * 2, 8)
  format.writeUInt16LE(2, 12)
  format.writeUInt16LE(16, 14)
  const samples = Buffer.alloc(rate * seconds * 2)
  for (let at = 0; at < rate * seconds; at += 1) samples.writeInt16LE(Math.sin(at / 3) * 3000, at * 2)
  const tags = chunk('LIST', Buffer.from('INFO'), chunk('IART', Buffer.from('John Field\0\0')))
  const buffer = chunk('RIFF', Buffer.from('WAVE'), chunk('fmt ', format), tags, chunk('data', samples))
  return { name, mimeType: 'audio/wav', buffer }
}

test('a piece is chosen, heard, sought and followed by the next; a reload keeps its place, one tab plays', async ({
  page,
  context,
}) => {
  await openOn(page, { home: HOME })
  await onTile(page, zh.next).click()
  await expect(
    page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: player.chooseFirst }),
  ).toBeVisible()
  await expect(tileOf(page)).toContainText('1:57')
  await onTile(page, zh.play).click()
  await expect(onTile(page, zh.pause)).toBeVisible()
  await tileOf(page).getByText('晚舟').click()
  await section(page, zh.bundled).click()
  await row(page, '茉莉花').click()
  await expect.poll(() => place(page)).toBeGreaterThan(0)
  await expect(row(page, '茉莉花')).toHaveAttribute('aria-current', 'true')
  await expect(tileOf(page)).toContainText('茉莉花')

  await windowOf(page).getByRole('slider', { name: zh.position }).fill('60')
  await expect.poll(() => place(page)).toBeGreaterThan(60)
  await section(page, zh.now).click()
  await expect(windowOf(page).getByRole('listitem').filter({ hasText: '又怕看花的人儿骂' }).last()).toBeVisible()
  await expect(windowOf(page).locator('li[aria-current]')).toHaveCount(1)

  const other = await context.newPage()
  await other.goto('/')
  await waitForLoad(other)
  await onTile(other, zh.next).click()
  await expect(onTile(other, zh.pause)).toBeVisible()
  await expect(onTile(page, zh.play)).toBeVisible()
  await expect(tileOf(page)).toContainText('樱花')
  await onTile(other, zh['sort.0']).click()
  await expect(onTile(page, zh['sort.1'])).toBeVisible()
  await other.close()

  await page.bringToFront()
  await windowOf(page).getByRole('slider', { name: zh.position }).fill('30')
  await expect.poll(() => storedDocument(page, 'music')).toMatchObject({ data: { currentTime: 30, playSort: 1 } })
  await page.reload()
  await waitForLoad(page)
  await expect(tileOf(page)).toContainText('0:30')
  await windowOf(page).getByRole('button', { name: zh.play, exact: true }).click()
  await expect(tileOf(page)).toContainText('0:31')
})

test(
  'own files are added, played, renamed, deleted and brought back; what is no audio is refused',
  soak,
  async ({ page }) => {
    await openOn(page, { home: HOME })
    await tileOf(page).getByText('晚舟').click()
    await section(page, zh.files).click()
    const input = windowOf(page).locator('input[type=file]')
    await input.setInputFiles([wav('夜曲.wav'), { name: '信.txt', mimeType: 'text/plain', buffer: Buffer.from('信') }])
    await expect(row(page, '夜曲')).toContainText('John Field')
    await expect(page.getByText(player['file.notAudio'].replace('{name}', '信.txt'))).toBeVisible()
    await row(page, '夜曲').click()
    await expect.poll(() => place(page)).toBeGreaterThan(0)

    await windowOf(page)
      .getByRole('button', { name: zh.actions.replace('{name}', '夜曲') })
      .click()
    await page.getByRole('menuitem', { name: zh.rename }).click()
    await windowOf(page).getByRole('textbox', { name: zh.rename }).fill('月光')
    await page.keyboard.press('Enter')
    await expect(row(page, '月光')).toBeFocused()
    await expect(tileOf(page)).toContainText('月光')

    await page.reload()
    await waitForLoad(page)
    await section(page, zh.files).click()
    await windowOf(page)
      .getByRole('button', { name: zh.actions.replace('{name}', '月光') })
      .click()
    await page.getByRole('menuitem', { name: zh.delete }).click()
    await expect(windowOf(page).getByText(zh.noFiles)).toBeVisible()
    await expect(tileOf(page)).toContainText('晚舟')
    await page.getByRole('button', { name: ui.undo }).click()
    await row(page, '月光').click()
    await expect.poll(() => place(page)).toBeGreaterThan(0)
  },
)

test(
  'the tool of the shortcut bar plays and pauses; without a music component it asks to add one',
  soak,
  async ({ page }) => {
    await openOn(page, { home: { groups: [group('a', [site('x')])], dock: [] } })
    const tool = page.getByRole('toolbar').getByRole('button', { name: player['command.playPause'] })
    await tool.click()
    await expect(page.getByText(player.addComponent)).toBeVisible()
    const [bundled] = ['bundled:evening-boat']
    await openOn(page, {
      home: HOME,
      music: { playingList: [bundled], playingId: bundled, currentTime: 5, duration: 117, volume: 50, playSort: 0 },
    })
    await tool.click()
    await expect(onTile(page, zh.pause)).toBeVisible()
    await tool.click()
    await expect(onTile(page, zh.play)).toBeVisible()
  },
)

// the sound that is missing is an error in the console
plainTest('songs of the operator’s music servers are listed, searched, sung along and heard', async ({ page }) => {
  await answerMusicServers(page, wav('song.wav').buffer)
  await openOn(page, { home: HOME })
  await tileOf(page).getByText('晚舟').click()
  await section(page, zh.subsonic).click()
  await windowOf(page).getByRole('button', { name: /^远山/ }).click()
  await windowOf(page).getByRole('button', { name: zh.playAll }).click()
  await expect(tileOf(page)).toContainText('山路')
  await expect.poll(() => place(page)).toBeGreaterThan(0)
  await section(page, zh.now).click()
  await expect(windowOf(page).locator('li[aria-current]')).toHaveText('风过山路')
  await expect
    .poll(() => storedDocument(page, 'music.songs'))
    .toMatchObject({
      data: { songs: [{ id: 'subsonic-1', color: expect.stringMatching(/^#/) }, { id: 'subsonic-2' }] },
    })

  await section(page, zh.subsonic).click()
  await windowOf(page).getByRole('button', { name: zh.back }).click()
  await expect(windowOf(page).getByRole('button', { name: /^远山/ })).toBeFocused()
  await windowOf(page).getByRole('searchbox', { name: zh.searchSongs }).fill('渡')
  await row(page, '渡口').click()
  await expect(tileOf(page)).toContainText('渡口')
  await windowOf(page).getByRole('searchbox', { name: zh.searchSongs }).fill('海')
  await expect(windowOf(page).getByText(zh.foundNone.replace('{text}', '海'))).toBeVisible()

  await section(page, zh.queue).click()
  await windowOf(page)
    .getByRole('button', { name: zh.unqueue.replace('{name}', '渡口') })
    .click()
  await expect(windowOf(page).getByText(zh.emptyQueue)).toBeVisible()
  await expect(tileOf(page)).toContainText('晚舟')

  await section(page, zh.netease).click()
  await windowOf(page)
    .getByRole('button', { name: /^飙升榜/ })
    .click()
  await row(page, '渡口').click()
  const said = (text: string) => page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: text })
  await expect(said(player.busy)).toBeVisible()
  await expect(said(player.trial)).toBeVisible()
  await expect(tileOf(page)).toContainText('山路')
  await expect.poll(() => place(page)).toBeGreaterThan(0)
})
