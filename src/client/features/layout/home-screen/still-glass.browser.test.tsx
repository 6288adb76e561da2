import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { replaceFirstFrame } from '../../../core/page/replace-first-frame.ts'
import { testStartContext } from '../../../core/testing.ts'
import { drawPage } from '../../../testing/draw-page.tsx'
import { expectStyle, find } from '../../../testing/elements.ts'
import { group } from '../../../testing/items.ts'
import { soak } from '../../../testing/soak.ts'
import { setDataValue } from '../../../ui/dom.ts'
import glassStarts from '../../../ui/glass/start.ts'
import { home } from '../../data/home/index.ts'
import { openWallpaperViews, wallpaperSettings } from '../../look/wallpaper/index.ts'
import wallpaperStarts from '../../look/wallpaper/start.ts'

const root = document.documentElement
const tile = { id: 'a', name: '钟', type: 'component', component: 'clock', size: '2x2' }
const SHADER = { wallpaperType: 2, wallpaperSrc: 'shader:ink' } as const

const choose = (values: Partial<ReturnType<typeof wallpaperSettings.get>>) =>
  wallpaperSettings.update((now) => ({ ...now, ...values }))

const expectBlur = async (isBlurred: boolean) => {
  const filter = expectStyle(() => find('#root article'), 'backdrop-filter')
  await (isBlurred ? filter.toMatch(/blur/) : filter.toBe('none'))
}

async function open() {
  await page.viewport(1440, 900)
  await drawPage({ home: { groups: [group('g', [tile])], dock: [] } })
  setDataValue(root, 'glass-tier', 'full')
  onTestFinished(() => setDataValue(root, 'glass-tier', 'solid'))
  replaceFirstFrame(find('#root') ?? document.body)
  for (const { run } of [...glassStarts, ...wallpaperStarts]) await run(testStartContext())
}

test('tiles of a grid show the still copy of a wallpaper at rest; what floats over the page blurs', async () => {
  await open()
  await expectBlur(false)
  expect(find('#root article')?.style.getPropertyValue('--gk-x')).toMatch(/px$/)
  await expectStyle(() => find('#root form'), 'backdrop-filter').toMatch(/blur/)
})

test('under another theme tiles blur until the copy is its own', async () => {
  await open()
  await expectBlur(false)
  setDataValue(root, 'theme', 'dark') // the wallpaper of the page is not analysed again
  await expectBlur(true)
  setDataValue(root, 'theme', 'light')
  await expectBlur(false)
})

test('tiles blur while the wallpaper is enlarged, is blurred itself or moves', soak, async () => {
  await open()
  await expectBlur(false)
  for (const [begin, end] of [
    [() => openWallpaperViews.setState(1, true), () => openWallpaperViews.setState(0, true)],
    [() => choose({ wallpaperVague: 12 }), () => choose({ wallpaperVague: 0 })],
  ] as const) {
    begin()
    await expectBlur(true)
    end()
    await expectBlur(false)
  }
  choose(SHADER)
  await expectBlur(true)
})

test('free tiles blur, as they may lie upon one another', async () => {
  await open()
  await expectBlur(false)
  home.update((now) => ({ ...now, groups: now.groups.map((one) => ({ ...one, mode: 1 })) }))
  await expect.poll(() => find('[data-free]')).not.toBeNull()
  await expectBlur(true)
})
