import type { Page } from '@playwright/test'
import { waitForSnapshot } from './lib/first-frame.ts'
import { expect, folder, group, openOn, site, store, storedValue, test } from './lib/page.ts'

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
const name = (page: Page, id: string) => page.getByText(`站 ${id}`, { exact: true })
const box = async (page: Page, id: string) =>
  (await tile(page, id).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
const radius = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).borderRadius))
/** Factor by which continuous corners enlarge a radius, in engines that support them. */
const corner = (page: Page) =>
  page.evaluate(() => Number(getComputedStyle(document.documentElement).getPropertyValue('--gk-k')))

test('widgets and folders have the radius of icons plus a quarter', async ({ page }) => {
  await open(page, { iconRadius: 20 })
  const k = await corner(page)
  await expect.poll(() => radius(page, '[class*="tile"][href*="a0"]')).toBeCloseTo(20, 1)
  expect(await radius(page, 'article')).toBeCloseTo(25 * k, 1)
  expect(await radius(page, '#tiles button[aria-haspopup="dialog"]')).toBeCloseTo(25 * k, 1)
})

test('a folder previews its icons square and separate, for any size and gaps', async ({ page }) => {
  const sizes = { '1x1': 4, '1x2': 3, '2x1': 3, '2x2': 9, '2x3': 15, '2x4': 21, '4x3': 35 }
  const folders = Object.keys(sizes).map((size) => ({
    ...folder(Array.from({ length: 40 }, (_, n) => site(`${size}-${n}`))),
    id: size,
    size,
  }))
  await page.setViewportSize({ width: 1920, height: 1000 })
  for (const icon of [{}, { iconGapX: 0, iconGapY: 0, iconName: false }, { iconSize: 40, iconGapX: 100 }]) {
    await openOn(page, { home: { groups: [group('g', folders)], dock: [] }, icon })
    await expect(page.locator('#root #tiles li:not([data-volatile])')).toHaveCount(folders.length)
    const seen = await page.locator('#root #tiles button > span:first-child').evaluateAll((faces) =>
      faces.map((face) => {
        const minis = [...face.children].map((mini) => mini.getBoundingClientRect())
        const [around, [one, next, ...others]] = [face.getBoundingClientRect(), minis]
        const last = others.at(-1)
        if (one === undefined || next === undefined || last === undefined) return 'fewer than three'
        const square = minis.every(({ width, height }) => Math.abs(width - height) < 0.5 && width > around.width / 40)
        const apart = next.left - one.right > 1 || next.top - one.bottom > 1
        const inset = [
          one.left - around.left,
          one.top - around.top,
          around.right - last.right,
          around.bottom - last.bottom,
        ]
        return square && apart && inset.every((px) => px > 3) ? minis.length : JSON.stringify({ square, apart, inset })
      }),
    )
    expect(seen).toEqual(Object.values(sizes))
  }
})

test('in a tile that is no square the art is whole in the shorter side: letters, a site’s drawing, a square picture', async ({
  page,
}) => {
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
})

test('a CSS radius is accepted, half of the size is a circle, an invalid one changes nothing', async ({ page }) => {
  await open(page, { fancyRadius: '30% 70% 70% 30% / 30% 30% 70% 70%' })
  await expect(tile(page, 'a0')).toHaveCSS('border-radius', '30% 70% 70% 30% / 30% 30% 70% 70%')
  await expect(art(page, 'a0')).toHaveCSS('border-radius', '30% 70% 70% 30% / 30% 30% 70% 70%')
  await open(page, { fancyRadius: '10px; background: url(https://evil.example)' })
  await expect.poll(() => radius(page, '[class*="tile"][href*="a0"]')).toBeCloseTo(16, 1)
})

test('names have their size and colour, and never overlap', async ({ page }) => {
  await open(page, { iconNameSize: 20, iconNameColor: '#a02020', iconGapX: 4, iconGapY: 0 })
  await expect(name(page, 'a0')).toHaveCSS('font-size', '20px')
  await expect(name(page, 'a0')).toHaveCSS('color', 'rgb(160, 32, 32)')
  const boxes = await page
    .locator('[data-wallpaper="label"]')
    .evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
    )
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const apart =
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
      expect(apart).toBe(true)
    }
  const below = await page.locator('nav li a').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  const first = boxes[1]?.bottom ?? 0
  for (const top of below) expect(top < first - 30 || top >= first).toBe(true)
})

test('names can be hidden; rows may then touch', async ({ page }) => {
  await open(page, { iconName: false, iconGapX: 0, iconGapY: 0, iconSize: 80, iconRadius: 0 })
  await expect(name(page, 'a0')).toHaveCount(0)
  await expect(tile(page, 'a0')).toHaveAccessibleName('站 a0')
  const [one, next] = [await box(page, 'a0'), await box(page, 'a1')]
  expect(one).toMatchObject({ width: 80, height: 80 })
  expect(next.x - one.x).toBe(80)
  const tops = await page.locator('nav li a').evaluateAll((all) => all.map((a) => a.getBoundingClientRect().top))
  expect(new Set(tops.map((top) => (top - one.y) % 80))).toEqual(new Set([0]))
})

test('gaps follow their settings', async ({ page }) => {
  await open(page, { iconGapX: 50, iconGapY: 70 })
  const [one, next] = [await box(page, 'a0'), await box(page, 'a1')]
  expect(next.x - one.x).toBe(58 + 50)
  const rows = await page
    .locator('nav li a')
    .evaluateAll((all) => [...new Set(all.map((a) => a.getBoundingClientRect().top))])
  expect((rows[1] ?? 0) - (rows[0] ?? 0)).toBe(58 + 70 + 14) // rows with names are 14 px farther apart
})

test('the grid has its maximum width in px or in percent of the window', async ({ page }) => {
  const width = async () => {
    const edges = await page
      .locator('nav[data-pages] > ul > li')
      .evaluateAll((all) => all.map((li) => li.getBoundingClientRect()))
    return Math.max(...edges.map(({ right }) => right)) - Math.min(...edges.map(({ left }) => left))
  }
  await open(page, { gridMaxWidthPx: 900 })
  expect(await width()).toBe(10 * 58 + 9 * 30)
  await open(page, { gridMaxWidthUnit: '%', gridMaxWidthPer: 40 })
  expect(await width()).toBe(9 * 58 + 8 * 30)
})

test('a common background is behind all icons, with readable letters', async ({ page }) => {
  await open(page, { isIconGlobalBg: true, iconGlobalBg: '#f0e0d0' })
  await expect(art(page, 'a0')).toHaveCSS('background', /rgb\(240, 224, 208\)/)
  await expect(art(page, 'a0')).toHaveCSS('background-image', 'none')
  await expect(art(page, 'a0').locator('b')).toHaveCSS('color', 'rgb(13, 34, 33)')
})

test('opacity applies to the icon, not to its name', async ({ page }) => {
  await open(page, { iconOpacity: 40 })
  await expect(art(page, 'a0')).toHaveCSS('opacity', '0.4')
  await expect(name(page, 'a0')).toHaveCSS('opacity', '1')
  await expect(page.getByRole('region', { name: 'Dock' }).locator('[class*="art"]')).toHaveCSS('opacity', '1')
})

test('a custom shadow replaces the outer one; the rim stays', async ({ page }) => {
  await open(page, { iconBoxShadow: 'box-shadow: 3px 4px 5px #ff0000;' })
  for (const target of [art(page, 'a0'), page.locator('article')]) {
    await expect(target).toHaveCSS('box-shadow', /0px 0px 0px 0\.5px, rgb\(255, 0, 0\) 3px 4px 5px 0px$/)
  }
})

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

test('a stored site icon that is damaged gives way to the site’s own, and is stored anew', async ({ page }) => {
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
