import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES } from '../../shared/constants.ts'
import { registry } from '../core/contribute/registry.ts'
import { connect } from '../core/net/call.ts'
import { testCallPorts } from '../core/testing.ts'
import { messageByKey } from '../core/text/i18n.ts'
import { openAddIcon } from '../features/desk/tiles/lazy.ts'
import { addIconTab } from '../features/layout/add-icon/tabs/tab-state.ts'
import { documentValue, drawPage } from '../testing/draw-page.tsx'
import { boxOf, find, findAll } from '../testing/elements.ts'
import { group, site } from '../testing/items.ts'
import { soak } from '../testing/soak.ts'
import skeleton from '../ui/components/skeleton/Skeleton.module.css'
import state from '../ui/components/state/State.module.css'

const SERVER = 'https://server.test'
const AREAS = [{ area: 'weather', isBundled: false, sources: [{ id: 'weather.open-meteo', need: 'none', isOn: true }] }]

/** What the list itself asks: whom the server asks, and the catalogue of sites. */
const ASKED_BY_LIST = ['/api/capabilities', '/api/get_network']

/** Texts of widgets that have nothing to show, by the ends of their keys. */
const EMPTY = ['empty', 'choose', 'invitation', 'nothing', 'failed']

afterEach(() => {
  vi.restoreAllMocks()
  connect(testCallPorts())
})

const cards = () => findAll('#layer-window article[aria-labelledby]')
const cardOf = (widget: string) =>
  cards().find((card) => card.querySelector(':scope > h3')?.textContent === messageByKey(`${widget}.name`))

/** Opens the list of components over a page of these tiles with a server; returns what is asked of that. */
async function openComponents(
  language: (typeof LANGUAGES)[number],
  tiles: readonly object[] = [site('1')],
): Promise<readonly string[]> {
  const asked: string[] = []
  const ask = window.fetch
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { url } = new Request(input, init)
    if (!url.startsWith(SERVER)) return ask(input, init)
    const { pathname } = new URL(url)
    asked.push(pathname)
    return Response.json({
      code: 200,
      msg: '',
      data: pathname === '/api/capabilities' ? { areas: AREAS, hasChat: true } : {},
    })
  })
  await page.viewport(1440, 900)
  await drawPage({ home: { groups: [group('a', tiles)], dock: [] } }, language)
  connect({ ...testCallPorts(), server: SERVER })
  addIconTab.setState('components', true)
  openAddIcon()
  await expect.poll(() => cards().length).toBe(registry().widgets.length)
  await expect
    .poll(() => cards().filter((card) => card.querySelector('[inert] article > div > *') === null))
    .toEqual([])
  return asked
}

for (const language of LANGUAGES)
  test(
    `${language}: no preview asks anybody or has nothing to show, in any size; nothing is stored`,
    language === 'zh-CN' ? {} : soak,
    async () => {
      const asked = await openComponents(language)
      const before = registry().documents.map(({ id }) => [id, documentValue(id)])
      for (const { id, sizes } of registry().widgets)
        for (const [at, size] of sizes.entries()) {
          const card = cardOf(id)
          const choice = card?.querySelectorAll<HTMLInputElement>('input[type="radio"]')[at]
          choice?.click()
          const preview = card?.querySelector('[inert]')
          const where = `${id} ${size}`
          await expect.poll(() => preview?.querySelector('article > div > *'), { message: where }).toBeTruthy()
          await expect
            .poll(() => preview?.querySelector(`.${state.state}, .${skeleton.skeleton}`), { message: where })
            .toBeNull()
          const box = boxOf(preview)
          const frame = boxOf(preview?.querySelector('article'))
          const isWithin =
            frame.top > box.top && frame.bottom < box.bottom && frame.left > box.left && frame.right < box.right
          expect(isWithin, where).toBe(true)
          const shown = preview?.textContent ?? ''
          for (const key of EMPTY.map((end) => `${id}.${end}`)) {
            const text = messageByKey(key)
            if (text !== key) expect(shown, where).not.toContain(text)
          }
        }
      expect(asked.filter((path) => !ASKED_BY_LIST.includes(path))).toEqual([])
      for (const [id, value] of before) expect(documentValue(String(id)), String(id)).toBe(value)
    },
  )

test('what comes from outside or from the user is marked, what is computed is not; who is asked is named', async () => {
  await openComponents('zh-CN')
  const isMarked = (widget: string) =>
    cardOf(widget)?.querySelector('[inert][aria-hidden] > span')?.textContent === '示例'
  for (const widget of ['weather', 'hot-search', 'wy-music', 'hot-video', 'stocks', 'notes', 'schedule', 'calendar'])
    expect(isMarked(widget), widget).toBe(true)
  for (const widget of ['clock', 'holiday-distance', 'gu-shi', 'wooden-fish'])
    expect(isMarked(widget), widget).toBe(false)
  await expect.poll(() => cardOf('weather')?.querySelector('footer')?.textContent).toContain('Open-Meteo')
  expect(cardOf('notes')?.querySelector('footer')?.textContent).toBe('添加')
})

test('a sample is not of any age, though what a tile asks for could not be had', async () => {
  const film = { id: 't', name: '', type: 'component', component: 'hot-video', size: '2x4' }
  await openComponents('zh-CN', [film])
  await expect.poll(() => find(`#tiles .${state.state}`)).not.toBeNull()
  const preview = cardOf('hot-video')?.querySelector('[inert]')
  expect(preview?.textContent).toContain('山海之间')
  expect(preview?.querySelector(`.${state.stale}`)).toBeNull()
})
