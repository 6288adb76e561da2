import type { Page } from '@playwright/test'
import { waitForSnapshot } from './lib/first-frame.ts'
import {
  countStoredIcons,
  expect,
  folder,
  group,
  openOn,
  site,
  soak,
  store,
  storedValue,
  test,
  waitForLoad,
} from './lib/page.ts'

const HOME = {
  groups: [
    {
      id: 'g',
      name: '组',
      icon: 'home',
      mode: 0,
      lock: false,
      children: [
        folder([site('in1')]),
        { id: 'w', name: '时钟', type: 'component', component: 'clock', size: '2x2' },
        ...Array.from({ length: 30 }, (_, n) => site(`a${n}`)),
      ],
    },
  ],
  dock: [site('k1')],
}

/** Opens a page 1920 px wide (scale 1) with these settings of icons. */
async function open(page: Page, icons: object) {
  await page.setViewportSize({ width: 1920, height: 1000 })
  await openOn(page, { home: HOME, icon: icons })
  await tile(page, 'a0').waitFor()
}

const tile = (page: Page, id: string) => page.getByRole('link', { name: `站 ${id}`, exact: true })
const art = (page: Page, id: string) => tile(page, id).locator('[class*="art"]')
const box = async (page: Page, id: string) =>
  (await tile(page, id).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test(
  'in a tile that is no square the art is whole in the shorter side: letters, a site’s drawing, a square picture',
  soak,
  async ({ page }) => {
    const src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="red"/></svg>')}`
    const photo = src.replaceAll('64', '32').replace('32', '96')
    const tiles = ['1x4', '4x1', '2x4'].flatMap((size) => [
      site(`l${size}`, { size, fontText: 'WWW' }),
      site(`h${size}`, { size, fontText: '四个汉字' }),
    ])
    const pictures = [
      site('drawn', { size: '1x2', src: '/icons/zhihu.svg' }),
      site('square', { size: '1x2', src }),
      site('photo', { size: '1x2', src: photo }),
    ]
    await page.setViewportSize({ width: 1920, height: 1000 })
    await openOn(page, { home: { groups: [{ ...HOME.groups[0], children: [...tiles, ...pictures] }], dock: [] } })
    for (const { id } of tiles) {
      const [outside, letters] = [await box(page, id), await tile(page, id).locator('b').boundingBox()]
      expect(letters?.width, id).toBeLessThan(outside.width * 0.9)
      expect(letters?.height, id).toBeLessThan(outside.height * 0.9)
    }
    const fit = (id: string) =>
      tile(page, id)
        .locator('img')
        .evaluate((image) => getComputedStyle(image).objectFit)
    await expect.poll(() => Promise.all(['drawn', 'square', 'photo'].map(fit))).toEqual(['fill', 'contain', 'cover'])
    // the drawing keeps its proportions: its background, not its subject, is at the left and right of the tile
    const png = (await tile(page, 'drawn').locator('img').screenshot()).toString('base64')
    const subject = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src })
      await image.decode()
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      context?.drawImage(image, 0, 0)
      const row = context?.getImageData(0, Math.floor(image.height / 2), image.width, 1).data ?? []
      const isWhite = Array.from({ length: image.width }, (_, x) => (row[4 * x] ?? 0) > 240)
      return { from: isWhite.indexOf(true) / image.width, to: isWhite.lastIndexOf(true) / image.width }
    }, `data:image/png;base64,${png}`)
    expect(subject.from).toBeGreaterThan(0.3)
    expect(subject.to).toBeLessThan(0.7)
  },
)

test('the next first frame has all these settings', async ({ page }) => {
  await open(page, {
    iconRadius: 4,
    iconNameSize: 18,
    iconNameColor: '#a02020',
    iconOpacity: 40,
    iconBoxShadow: '3px 4px 5px #ff0000',
  })
  await expect(art(page, 'a0')).toHaveCSS('opacity', '0.4')
  await page.waitForFunction(() => localStorage.getItem('genkan.first')?.includes('--gk-icon-opacity'))
  await waitForSnapshot(page, '站 a0')
  await page.route(/\/assets\/(?!boot-).*\.js$/, () => {}) // blocks the program
  await page.reload({ waitUntil: 'commit' })
  const frozen = page.locator('#first main')
  await expect(frozen.locator('[class*="art"]').last()).toHaveCSS('opacity', '0.4')
  // Its shadow is an image, offset by 4 px with 5 px of blur, with the icon's opacity.
  const shadow = frozen.locator('[data-sprite-cell]:has(+ [class*="art"])').last()
  const [around, within] = [await shadow.boundingBox(), await frozen.locator('[class*="art"]').last().boundingBox()]
  const { x = 0, y = 0, width = 0 } = within ?? {}
  expect(around).toMatchObject({ x: x - 9, y: y - 9, width: width + 18 })
  await expect(shadow).toHaveCSS('opacity', '0.4')
  await expect(frozen.locator('[class*="label"]').last()).toHaveCSS('font-size', '18px')
  await expect(frozen.locator('[class*="label"]').last()).toHaveCSS('color', 'rgb(160, 32, 32)')
})

test('a stored site icon that is damaged gives way to the site’s own, and is stored anew', soak, async ({ page }) => {
  await openOn(page, { home: { groups: [group('a', [site('a1', { src: '/icons/zhihu.svg' })])], dock: [] } })
  const build = await page.locator('meta[name="genkan-build"]').getAttribute('content')
  const key = `icon:${build}:/icons/zhihu.svg`
  const picture = () =>
    storedValue(page, key).then((icon) => (icon as { readonly picture?: string } | undefined)?.picture)
  await expect.poll(picture).toMatch(/^data:image/)
  const damaged = 'data:image/webp;base64,AAAA'
  await store(page, { [key]: { picture: damaged, pixels: 4096, drawing: 'data:image/svg+xml,<svg' } })
  await page.reload()
  await expect(tile(page, 'a1').locator('img')).toHaveAttribute('src', '/icons/zhihu.svg')
  await expect.poll(picture).not.toBe(damaged)
  await page.reload()
  await expect(tile(page, 'a1').locator('img')).toHaveAttribute('src', /^data:image/)
})

test('no icon of a first desktop is asked for by itself, on no visit and on no page', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => /\/icons\/.*\.svg$/.test(request.url()) && asked.push(request.url()))
  await page.goto('/')
  await waitForLoad(page)
  await expect.poll(() => countStoredIcons(page)).toBeGreaterThan(60)
  await page.reload()
  const images = page.locator('#root main li a img')
  await expect(images.first()).toHaveAttribute('src', /^data:image\/webp/)
  await page.getByRole('button', { name: '办公', exact: true }).last().click()
  await expect(page.getByRole('link', { name: '飞书', exact: true }).locator('img')).toHaveAttribute('src', /^data:/)
  expect(asked).toEqual([])
})
