import { writeFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { findViolations } from './lib/axe.ts'
import { reopenHeld, waitForSnapshot } from './lib/first-frame.ts'
import { open, shownPage } from './lib/groups.ts'
import {
  expect,
  folder,
  group,
  openOn,
  pressUntilOpen,
  site,
  soak,
  store,
  storedDocument,
  test,
  waitForLoad,
} from './lib/page.ts'
import { bmpOf, dataUrl, file, gifOf, giveFiles, noisePng, pngOf, storedPictures } from './lib/pictures.ts'
import { answerSiteIcons } from './lib/site-icons.ts'
import { expectToast } from './lib/toasts.ts'

const RED = pngOf([200, 30, 30])
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><path fill="#a00" d="M0 0h24v12H0z"/></svg>'
const HOSTILE = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)">
<script>alert(2)</script><foreignObject><iframe src="https://evil.example"/></foreignObject>
<a href="javascript:alert(3)"><rect width="9" height="9" fill="#0a0" onclick="alert(4)"/></a></svg>`

const window = (page: Page) => page.getByRole('dialog', { name: '添加' })
const addressField = (page: Page) => window(page).getByLabel('网址', { exact: true })
const pictureField = (page: Page) => window(page).getByLabel('图片网址或代码')
/** The faces to choose from. */
const faces = (page: Page) => window(page).getByRole('radiogroup', { name: '图标样式' }).getByRole('radio')
/** The picture of the preview. */
const preview = (within: Locator) => within.locator('[inert] a img, [inert] button img')
const tile = (page: Page, name: string) => shownPage(page).getByRole('link', { name })

async function openForm(page: Page) {
  await open(page)
  await pressUntilOpen(page, 'Control+a', window(page))
  await window(page).getByRole('tab', { name: '自定义' }).click()
}

const upload = (within: Locator, given: ReturnType<typeof file> | string) =>
  within.locator('input[type=file]').setInputFiles(given)

/** Waits until an image shows pixels. */
const expectPicture = (image: Locator) =>
  expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true)

/** Waits until a tile has its picture and the form is empty for the next one, which is drawn after the tile. */
async function expectAdded(page: Page, name: string) {
  await expectPicture(tile(page, name).locator('img'))
  await expect(addressField(page)).toHaveValue('')
}

test('an uploaded picture becomes the face, is stored once, and the document holds its reference only', async ({
  page,
}) => {
  await openForm(page)
  await answerSiteIcons(page)
  for (const name of ['b.example.org', 'c.example.org']) {
    await upload(window(page), file('photo.png', pngOf([200, 30, 30], 800, 400)))
    await expectPicture(preview(window(page)))
    await addressField(page).fill(name)
    await window(page).getByRole('button', { name: '添加图标' }).click()
    await expectAdded(page, name)
  }
  const [picture, ...others] = await storedPictures(page)
  expect(others).toEqual([])
  expect(picture?.key).toMatch(/^face:[0-9a-f]{64}$/)
  expect(picture?.type).toBe('image/webp')
  const size = await tile(page, 'b.example.org')
    .locator('img')
    .evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight])
  expect(size).toEqual([250, 125])
  await expect
    .poll(() => storedDocument(page, 'home'))
    .toMatchObject({
      data: { groups: [{ children: [{}, {}, { src: picture?.key }, { src: picture?.key }] }, {}, {}] },
    })
})

test('SVG, BMP and animated GIF are taken; what could do harm is taken out', async ({ page }) => {
  const alerts: string[] = []
  page.on('dialog', (dialog) => alerts.push(dialog.message()))
  await openForm(page)
  await answerSiteIcons(page)
  const tail = '<script>alert(5)</script>'
  const cases = [
    { name: 'plain.svg', content: SVG, type: 'image/svg+xml' },
    { name: 'hostile.svg', content: HOSTILE, type: 'image/webp' },
    { name: 'styled.svg', content: SVG.replace('<path', '<style>path{fill:red}</style><path'), type: 'image/webp' },
    { name: 'old.bmp', content: bmpOf([30, 30, 200]), type: 'image/webp' },
    { name: 'moving.gif', content: Buffer.concat([gifOf(2), Buffer.from(tail)]), type: 'image/gif' },
    { name: 'still.gif', content: gifOf(1), type: 'image/webp' },
    { name: 'polyglot.png', content: Buffer.concat([RED, Buffer.from(tail)]), type: 'image/webp' },
    { name: 'no-name', content: RED, type: 'image/webp' },
  ]
  for (const [index, { name, content }] of cases.entries()) {
    const host = `n${index}.example.org`
    await upload(window(page), file(name, content))
    await expectPicture(preview(window(page)))
    await addressField(page).fill(host)
    await window(page).getByRole('button', { name: '添加图标' }).click()
    await expectAdded(page, host)
  }
  const pictures = await storedPictures(page)
  // the PNG with and the one without a tail are the same picture
  expect(pictures.map(({ type }) => type).toSorted()).toEqual(
    cases
      .slice(0, -1)
      .map(({ type }) => type)
      .toSorted(),
  )
  for (const { text } of pictures) expect(text).not.toMatch(/script|alert|onload|onclick|foreignObject|evil/i)
  expect(alerts).toEqual([])
})

test('what is no picture is refused with its reason, and the form stays as it was', soak, async ({ page }) => {
  await openForm(page)
  await answerSiteIcons(page)
  await addressField(page).fill('b.example.org')
  const problem = window(page).getByRole('alert')
  const letters = window(page).getByRole('radio', { name: '文字', exact: true })
  const huge = test.info().outputPath('huge.png') // the browser reads what lies on the disk by itself
  writeFileSync(huge, Buffer.concat([RED, Buffer.alloc(10 * 1024 * 1024)]))
  for (const [name, content, message] of [
    ['photo.png', '<!doctype html><script>alert(1)</script>', '不支持这种文件'],
    ['huge.png', undefined, '最多 10 MB'],
    ['script.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>"<path "</script></svg>', '没有可显示的图形'],
    ['cut.png', pngOf([9, 9, 9], 300, 300).subarray(0, 90), '已损坏或不完整'],
    [
      'flood.png',
      Buffer.concat([RED.subarray(0, 16), Buffer.from([0, 1, 0, 0, 0, 1, 0, 0]), RED.subarray(24)]),
      '像素太多',
    ],
    ['empty.svg', '<svg xmlns="http://www.w3.org/2000/svg"><title>x</title></svg>', '没有可显示的图形'],
  ] as const) {
    await upload(window(page), content === undefined ? huge : file(name, content, 'image/png'))
    await expect(problem).toContainText(message)
    await expect(addressField(page)).toHaveValue('b.example.org')
    await expect(letters).toBeChecked()
    await expect(faces(page)).toHaveCount(1)
  }
  expect(await findViolations(page, { selectors: ['[role="dialog"]'], seriousOnly: true })).toEqual([])
  await upload(window(page), file('good.png', RED))
  await expect(problem).toHaveCount(0)
  await expectPicture(preview(window(page)))
  expect(await storedPictures(page)).toEqual([])
})

test('one field takes the address of a picture, a data URL and the code of an SVG', soak, async ({ page }) => {
  await openForm(page)
  const failing = await answerSiteIcons(page)
  await pictureField(page).fill('https://pictures.example.org/a.png')
  await expect(window(page).getByRole('alert')).toContainText('没有取到图片')
  await page.unrouteAll({ behavior: 'wait' })
  await answerSiteIcons(page, { reason: '图片太大，最多 2 MB、4000 万像素' })
  await pictureField(page).fill('https://pictures.example.org/large.png')
  await expect(window(page).getByRole('alert')).toHaveText('图片太大，最多 2 MB、4000 万像素')
  await page.unrouteAll({ behavior: 'wait' })
  const asked = await answerSiteIcons(page, { picture: dataUrl(RED) })
  await pictureField(page).fill('https://pictures.example.org/b.png')
  await expectPicture(preview(window(page)))
  expect([failing, asked]).toEqual([['https://pictures.example.org/a.png'], ['https://pictures.example.org/b.png']])
  await expect(pictureField(page)).toHaveValue('https://pictures.example.org/b.png')
  await pictureField(page).fill('data:image/png;base64,iVBORw0K*')
  await expect(window(page).getByRole('alert')).toContainText('Base64')
  await pictureField(page).fill(dataUrl(pngOf([0, 99, 0])))
  await expect(faces(page)).toHaveCount(3)
  await pictureField(page).fill(SVG)
  await expect(faces(page)).toHaveCount(4)
  await expect(pictureField(page)).toHaveValue('')
  await expect(window(page).getByRole('radio', { name: '图片 3' })).toBeChecked()
  expect(asked).toHaveLength(1)
})

test('Enter right after typing waits for the site and for the picture', soak, async ({ page }) => {
  await open(page)
  await pressUntilOpen(page, 'Control+a', window(page))
  // the catalogue, which is loaded with the first tab: a tile waits for its proposal for a limited time
  await expect(window(page).getByRole('button', { name: /^知乎 .*添加$/ })).toBeVisible()
  await window(page).getByRole('tab', { name: '自定义' }).click()
  await answerSiteIcons(page, { picture: dataUrl(RED) })
  await addressField(page).fill('zhihu.com')
  await addressField(page).press('Enter')
  await expectAdded(page, '知乎')
  await addressField(page).fill('b.example.org')
  await pictureField(page).fill('https://pictures.example.org/a.png')
  await pictureField(page).press('Enter')
  await expectAdded(page, 'b.example.org')
  await page.unrouteAll({ behavior: 'wait' })
  await answerSiteIcons(page)
  await addressField(page).fill('c.example.org')
  await pictureField(page).fill('https://pictures.example.org/b.png')
  await pictureField(page).press('Enter')
  await expect(window(page).getByRole('alert')).toContainText('没有取到图片')
  await expect(tile(page, 'c.example.org')).toHaveCount(0)
  await pictureField(page).press('Enter') // without the picture, then
  await expect(tile(page, 'c.example.org')).toBeVisible()
})

test('a site proposes its icon, which is stored with the tile; one without an icon gives letters', async ({ page }) => {
  await openForm(page)
  const icon = { src: dataUrl(RED), background: '#ffeecc', name: '某个网站' }
  const asked = await answerSiteIcons(page, { icon })
  await addressField(page).fill('https://b.example.org/path?secret=1#x')
  await expectPicture(preview(window(page)))
  await expect(window(page).getByLabel('名称')).toHaveValue('某个网站')
  await expect(window(page).getByRole('radio', { name: '网站的图标' })).toBeChecked()
  expect(await storedPictures(page)).toEqual([])
  await window(page).getByRole('button', { name: '添加图标' }).click()
  await expectAdded(page, '某个网站')
  expect(await storedPictures(page)).toHaveLength(1)
  expect(asked).toEqual(['https://b.example.org/path'])
  await page.unrouteAll({ behavior: 'wait' })
  await answerSiteIcons(page)
  await addressField(page).fill('letters.example.org')
  await expect(window(page).getByRole('radio', { name: '网站的颜色' })).toBeChecked()
  await window(page).getByRole('button', { name: '添加图标' }).click()
  await expect(tile(page, 'letters.example.org').locator('b')).toHaveText('Le')
})

test('a picture dropped on a tile becomes its face, with undo; in another tab and after a reload, too', async ({
  page,
  context,
}) => {
  await open(page)
  const other = await context.newPage()
  await other.goto('/')
  await waitForLoad(other)
  const image = tile(page, '站 a1').locator('img')
  await giveFiles(page, 'drag', '#root nav a[title="站 a1"]', [file('x.png', RED)])
  await expect(tile(page, '站 a1')).toHaveCSS('outline-style', 'solid')
  await giveFiles(page, 'drop', '#root nav a[title="站 a1"]', [file('x.png', RED)])
  await expect(tile(page, '站 a1')).toHaveCSS('outline-style', 'none')
  await expectPicture(image)
  await expectPicture(tile(other, '站 a1').locator('img'))
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(image).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await expectPicture(image)
  await expectPicture(tile(other, '站 a1').locator('img'))
  await giveFiles(page, 'drop', '#root nav a[title="站 a1"]', [file('x.png', 'no picture', 'image/png')])
  await expect(page.locator('#layer-toast')).toContainText('不支持这种文件')
  await expectPicture(image)
})

test(
  'pictures dropped or pasted on the empty area open the form with them; the address is asked for',
  soak,
  async ({ page }) => {
    await open(page)
    await answerSiteIcons(page)
    await giveFiles(page, 'drop', '#root main', [file('x.png', RED), file('y.bmp', bmpOf([9, 99, 9]))])
    await expect(addressField(page)).toBeFocused()
    await expectPicture(preview(window(page)))
    await expect(faces(page)).toHaveCount(3)
    // the form that is open takes more, and keeps what was typed
    await page.keyboard.type('b.example.org')
    await giveFiles(page, 'drop', '#root main', [file('z.svg', SVG)])
    await expect(faces(page)).toHaveCount(4)
    await giveFiles(page, 'paste', 'form:has(input[type=file])', [file('p.png', pngOf([1, 2, 3]))])
    await expect(window(page).getByRole('radio', { name: '图片 4' })).toBeChecked()
    await page.keyboard.press('Enter')
    await expectPicture(tile(page, 'b.example.org').locator('img'))
  },
)

/** Answers uploads of shared icons. @returns the forms that were sent, as text */
async function answerSharing(page: Page, answers: readonly object[]): Promise<readonly string[]> {
  const sent: string[] = []
  await page.route('**/api/upload_network_icon', (route) => {
    const json = answers[sent.length] ?? { code: 500, msg: '', data: null }
    sent.push(route.request().postDataBuffer()?.toString('latin1') ?? '')
    return route.fulfill({ json })
  })
  return sent
}

const SHAREABLE = { icon: { src: '', background: '', name: '小店', shareable: true } }
const TAKEN = { code: 0, msg: '', data: { src: dataUrl(RED) } }
const shareSwitch = (within: Locator) => within.getByRole('switch', { name: '分享给本服务器上的其他人' })

test('a picture for a public site without an icon is shared, if the user wants it and the server takes it', async ({
  page,
}) => {
  await page.clock.install()
  await openForm(page)
  await answerSiteIcons(page, SHAREABLE)
  const sent = await answerSharing(page, [TAKEN, { code: 400, msg: '这个网站已经有图标了', data: null }])
  await addressField(page).fill('https://shop.example.org/me?token=secret')
  await expect(window(page).getByLabel('名称')).toHaveValue('小店')
  await expect(shareSwitch(window(page))).toHaveCount(0) // letters are no picture
  await upload(window(page), file('private name.gif', gifOf(2)))
  await expect(shareSwitch(window(page))).not.toBeChecked()
  expect(await findViolations(page, { selectors: ['[role="dialog"]'], seriousOnly: true })).toEqual([])
  await shareSwitch(window(page)).focus()
  await page.keyboard.press('Space')
  await window(page).getByRole('button', { name: '添加图标' }).click()
  await expectAdded(page, '小店')
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toContain('name="url"\r\n\r\nhttps://shop.example.org/\r\n')
  expect(sent[0]).toMatch(/name="file"; filename="file"\r\nContent-Type: image\/webp\r\n\r\nRIFF/)
  expect(sent[0]).not.toMatch(/secret|private/)
  await expectToast(page, '图标已分享给其他人')
  // a refused one keeps its tile, and the reason is told; the consent was for the other site
  await upload(window(page), file('x.png', RED))
  await addressField(page).fill('second.example.org')
  await expect(shareSwitch(window(page))).not.toBeChecked()
  await shareSwitch(window(page)).check()
  await window(page).getByLabel('名称').fill('第二')
  await window(page).getByRole('button', { name: '添加图标' }).click()
  await expectAdded(page, '第二')
  await expectToast(page, '图标没有分享：这个网站已经有图标了')
  // without consent nothing is sent
  await upload(window(page), file('x.png', RED))
  await addressField(page).fill('third.example.org')
  await expect(shareSwitch(window(page))).not.toBeChecked()
  await window(page).getByLabel('名称').fill('第三')
  await window(page).getByRole('button', { name: '添加图标' }).click()
  await expectPicture(tile(page, '第三').locator('img'))
  expect(sent).toHaveLength(2)
})

test(
  'a tile’s picture is shared from its edit dialog; a server that takes none is not offered any',
  soak,
  async ({ page }) => {
    await page.clock.install()
    await openPictured(page)
    const asked = await answerSiteIcons(page, SHAREABLE)
    const sent = await answerSharing(page, [])
    const dialog = page.getByRole('dialog', { name: '编辑图标' })
    await tile(page, '站 a1').click({ button: 'right' })
    await page.getByRole('menuitem', { name: '编辑', exact: true }).click()
    await shareSwitch(dialog).check()
    await dialog.getByRole('button', { name: '保存' }).click()
    await expectToast(page, '图标没有分享出去')
    expect(sent).toHaveLength(1)
    expect(asked).toEqual(['https://a1.example/'])
    await page.unrouteAll({ behavior: 'wait' })
    await answerSiteIcons(page, { icon: { ...SHAREABLE.icon, shareable: false } })
    await pressUntilOpen(page, 'Control+a', window(page))
    await window(page).getByRole('tab', { name: '自定义' }).click()
    await upload(window(page), file('x.png', RED))
    await addressField(page).fill('shop.example.org')
    await expect(window(page).getByLabel('名称')).toHaveValue('小店')
    await expectPicture(preview(window(page)))
    await expect(shareSwitch(window(page))).toHaveCount(0)
  },
)

test('a tile is given a picture in its edit dialog', soak, async ({ page }) => {
  await open(page)
  await answerSiteIcons(page)
  await tile(page, '站 a1').click({ button: 'right' })
  await page.getByRole('menuitem', { name: '编辑', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '编辑图标' })
  await giveFiles(page, 'drop', '[role=dialog] form', [file('x.png', RED)])
  await expectPicture(preview(dialog))
  expect(await findViolations(page, { selectors: ['[role="dialog"]'], seriousOnly: true })).toEqual([])
  await dialog.getByRole('button', { name: '保存' }).click()
  await expectPicture(tile(page, '站 a1').locator('img'))
})

test('what is added is counted for the order of the catalogue', soak, async ({ page }) => {
  await open(page)
  const asked = await answerSiteIcons(page)
  await pressUntilOpen(page, 'Control+a', window(page))
  await window(page).getByRole('searchbox').fill('github')
  await window(page)
    .getByRole('button', { name: /^GitHub .*添加$/ })
    .click()
  await window(page).getByRole('tab', { name: '组件' }).click()
  await window(page).getByRole('searchbox').fill('')
  await window(page).getByRole('button', { name: '添加时钟' }).click()
  await expect.poll(() => asked).toEqual(['github', 'clock'])
})

/** A home whose tiles, folder and dock have pictures of one's own, one of which is missing. */
const PICTURED = {
  groups: [
    group('a', [
      site('a1', { src: 'face:red' }),
      folder([site('in1', { src: 'face:green' }), site('in2')]),
      site('a2', { src: 'face:missing' }),
    ]),
    group('b', [site('b1', { src: 'face:red' })]),
  ],
  dock: [site('k1', { src: 'face:green' })],
}

async function openPictured(page: Page) {
  await page.goto('/components.json') // same origin, without the program
  await store(page, {
    'face:red': { type: 'image/png', bytes: new Uint8Array(RED) },
    'face:green': { type: 'image/png', bytes: new Uint8Array(pngOf([30, 160, 30])) },
  })
  await openOn(page, { home: PICTURED })
}

/** Runs in the page before its scripts: whether a tile with a picture was ever seen without it. Sent as text. */
function recordBareTiles(): void {
  const bare: string[] = []
  const frame = () => {
    const page = document.getElementById('first') ?? document.getElementById('root')
    for (const one of page?.querySelectorAll('[title="站 a1"], [title="站 k1"]') ?? []) {
      const image = one.querySelector('img')
      const shown =
        image === null ? one.querySelector('[data-sprite-cell]') !== null : image.complete && image.naturalWidth > 0
      if (one.checkVisibility({ visibilityProperty: true }) && !shown) bare.push(one.outerHTML)
    }
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  Object.assign(globalThis, { bare })
}

/** The colour in the middle of a tile in the stored snapshot's sprite. */
const storedColor = (page: Page, title: string) =>
  page.evaluate(async (name) => {
    interface Node {
      readonly attributes?: { readonly title?: string }
      readonly cell?: readonly [number, number, number, number]
      readonly children?: readonly Node[]
    }
    const { sprite, drawn }: { sprite: string; drawn: readonly Node[] } = JSON.parse(
      localStorage.getItem('genkan.snapshot') ?? '{}',
    )
    const all = (nodes: readonly Node[]): readonly Node[] => nodes.flatMap((one) => [one, ...all(one.children ?? [])])
    const tile = all(drawn).find(({ attributes }) => attributes?.title === name)
    const [x = 0, y = 0, width = 0, height = 0] = tile?.children?.findLast(({ cell }) => cell)?.cell ?? []
    const image = new Image()
    image.src = sprite
    await image.decode()
    const context = document.createElement('canvas').getContext('2d')
    context?.drawImage(image, x + width / 2, y + height / 2, 1, 1, 0, 0, 1, 1)
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
  }, title)

test(
  'after a reload pictures are there in every frame, from the snapshot on; a missing one gives letters',
  soak,
  async ({ page }) => {
    await openPictured(page)
    await expectPicture(tile(page, '站 a1').locator('img'))
    await expect(tile(page, '站 a2').locator('b')).toHaveText('站')
    await waitForSnapshot(page, '站 a1')
    expect(await storedColor(page, '站 a1')).toEqual([200, 30, 30])
    await page.addInitScript(recordBareTiles)
    const release = await reopenHeld(page)
    await expect(page.locator('#first [title="站 a1"] [data-sprite-cell]').last()).toBeVisible()
    await expect(page.locator('#first [title="站 a1"] b')).toHaveCount(0)
    await release()
    await expect(page.locator('#first')).toHaveCount(0)
    await waitForLoad(page)
    await expectPicture(tile(page, '站 a1').locator('img'))
    expect(await page.evaluate('bare')).toEqual([])
    const snapshot = await page.evaluate(() => localStorage.getItem('genkan.snapshot'))
    await page.reload()
    await waitForLoad(page)
    await waitForSnapshot(page, '站 a1')
    // the pictures are the same, though their URLs are not
    expect(JSON.parse(String(await page.evaluate(() => localStorage.getItem('genkan.snapshot'))))).toMatchObject({
      of: JSON.parse(snapshot ?? '{}').of,
    })
    expect(await page.evaluate('bare')).toEqual([])
  },
)

test('a page full of photos has a snapshot, too', soak, async ({ page }) => {
  const photos = Array.from({ length: 30 }, (_, index) => `face:photo${index}`)
  await page.goto('/components.json') // same origin, without the program
  await store(
    page,
    Object.fromEntries(photos.map((key, seed) => [key, { type: 'image/png', bytes: new Uint8Array(noisePng(seed)) }])),
  )
  await openOn(page, {
    home: {
      groups: [
        group(
          'a',
          photos.map((src, index) => site(`p${index}`, { src })),
        ),
      ],
      dock: [],
    },
  })
  await waitForSnapshot(page, '站 p29')
  expect(await storedColor(page, '站 p29')).not.toEqual([43, 95, 143]) // the tile's background
})

test('without a snapshot, too', soak, async ({ page }) => {
  await page.addInitScript(recordBareTiles)
  await openPictured(page)
  await page.evaluate(() => localStorage.removeItem('genkan.snapshot'))
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.reload()
  await expectPicture(tile(page, '站 a1').locator('img'))
  expect(await page.evaluate('bare')).toEqual([])
})

test('pictures are shown in folders, in the dock, on other pages and in the search', soak, async ({ page }) => {
  await openPictured(page)
  await expectPicture(shownPage(page).getByRole('button', { name: '文件夹' }).locator('img'))
  await expectPicture(page.locator('#root [data-dock] img'))
  await page.getByRole('button', { name: '组 b' }).first().click()
  await expectPicture(tile(page, '站 b1').locator('img'))
  await page.getByRole('combobox').focus()
  await page.keyboard.press('Control+f')
  await page.keyboard.type('a1')
  await expectPicture(page.getByRole('option', { name: '站 a1' }).locator('img'))
})
