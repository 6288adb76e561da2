import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawPage } from '../../../../testing/draw-page.tsx'
import { findAll } from '../../../../testing/elements.ts'
import { group, site } from '../../../../testing/items.ts'
import { soak } from '../../../../testing/soak.ts'
import { setDataValue } from '../../../../ui/dom.ts'
import { session } from '../../../data/session/index.ts'
import { socketState } from '../../../data/socket/lazy.ts'
import { chat, NO_CHAT } from '../../chat/chat.ts'
import { keptRoom, NOTHING_KEPT } from '../../chat/document.ts'
import { holdRoom } from '../../chat/follow-room.ts'
import { hidePerson } from '../../chat/people.ts'
import { danmakuSettings } from '../settings.ts'
import { mountLayer } from './mount-layer.tsx'

const LOGIN = { token: 't', info: { id: 'u1', username: 'lin', nickname: '林', head: '' } as never }
let ends: (() => void)[] = []
let lastId = 0

/** Somebody says something; each message has a width of its own. */
function say(count: number, username = 'qiu'): void {
  const said = Array.from({ length: count }, (_, index) => {
    const chatId = lastId + 1 + index
    const text = `${chatId} ${'风'.repeat(chatId % 9)}`
    return {
      ...{ chatId, nonce: `n${chatId}`, text, time: chatId, username },
      ...{ kind: 1, color: '#93e6d3', size: 20, nickname: username, head: '' },
    }
  })
  lastId += count
  chat.setState(({ room }) => ({
    room: { ...room, messages: [...room.messages, ...said], lastId, isCatchingUp: false },
  }))
}

/** Draws the page with danmaku; nothing has been said yet. */
async function open(danmaku: object, tier: 'lite' | 'solid' = 'lite', width = 1440) {
  await page.viewport(width, 900)
  await drawPage({ home: { groups: [group('a', [site('1')])], dock: [] }, danmaku: { isShow: true, ...danmaku } })
  setDataValue(document.documentElement, 'glass-tier', tier)
  session.setState({ login: LOGIN })
  keptRoom.set({ ...NOTHING_KEPT, user: 'u1' })
  socketState.setState({ at: 'open' }, true)
  chat.setState(NO_CHAT, true)
  lastId = 0
  ends.push(holdRoom(), mountLayer())
  await expect.poll(() => layers()).toHaveLength(1)
  await frame() // its effects
  await frame()
  say(0)
}

beforeEach(() => {
  ends = []
})
afterEach(() => {
  for (const end of ends) end()
  setHidden(false)
  session.setState({ login: undefined })
  socketState.setState({ at: 'closed' }, true)
  setDataValue(document.documentElement, 'glass-tier', 'solid')
})

const layers = () => findAll('main > [data-volatile] > [class*="layer"]')
const lines = () => findAll('main > [data-volatile] :is([class*="line"], [class*="stillLine"])')
const texts = () => lines().map(({ textContent }) => textContent)
const frame = () => new Promise(requestAnimationFrame)

function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Messages that are seen and nearer than so many px to another one in their lane. */
function tooNear(gap: number): readonly string[] {
  const seen = lines()
    .map((line) => ({ text: line.textContent, box: line.getBoundingClientRect() }))
    .filter(({ box }) => box.right > 0 && box.left < innerWidth)
    .toSorted((one, other) => one.box.left - other.box.left)
  const lanes = Map.groupBy(seen, ({ box }) => box.top)
  return [...lanes.values()].flatMap((lane) =>
    lane.flatMap(({ text, box }, index) => {
      const behind = lane[index + 1]
      const isNear = behind !== undefined && behind.box.left - box.right < gap - 1
      return isNear ? [`${text} ${box.right}: ${behind.text} ${behind.box.left}`] : []
    }),
  )
}

/** How far the rearmost message moves from one frame to the next, in px per second. */
async function speed(): Promise<number> {
  const last = lines().at(-1)
  const look = async () => {
    await frame()
    return { left: last?.getBoundingClientRect().left ?? Number.NaN, ms: Number(document.timeline.currentTime) }
  }
  const [before, after] = [await look(), await look()]
  return (1000 * (before.left - after.left)) / (after.ms - before.ms)
}

test('with twenty on their way none comes near another in its lane, and one animation moves them all', async () => {
  await open({ debounce: 0, fontSize: 14, top: 1, right: 30, speeds: 300 })
  say(10)
  await expect.poll(lines).toHaveLength(10)
  for (let said = 0; said < 6; said += 1) {
    say(8)
    await frame()
    expect(tooNear(30)).toEqual([])
  }
  await expect.poll(() => lines().length, { timeout: 10_000 }).toBeGreaterThanOrEqual(20)
  danmakuSettings.update((now) => ({ ...now, loop: true })) // there are some however slow the frames are
  for (let frames = 0; frames < 30; frames += 1) {
    await frame()
    expect(tooNear(30)).toEqual([])
  }
  const places = new Map(lines().map((line) => [line, line.style.transform]))
  await frame()
  expect(document.querySelector('main > [data-volatile]')?.getAnimations({ subtree: true })).toHaveLength(1)
  for (const [line, place] of places) expect(line.style.transform, 'each is put there once').toBe(place)
})

test('of a hundred a second no more are there than fit, and none is left behind', soak, async () => {
  await open({ debounce: 0, fontSize: 12, top: 1, right: 1, speeds: 1000 }, 'lite', 600)
  for (let said = 0; said < 50; said += 1) {
    say(6)
    await frame()
    expect(lines().length).toBeLessThanOrEqual(80)
  }
  await expect.poll(() => lines().length, { timeout: 10_000 }).toBe(0)
})

test('when all have passed nothing is animated, and the next ones begin where the first did', async () => {
  await open({ debounce: 0, speeds: 1000 }, 'lite', 600)
  const moving = () => document.querySelector('main > [data-volatile]')?.getAnimations({ subtree: true })
  const places = () => lines().map((line) => new DOMMatrix(line.style.transform).e)
  expect(moving(), 'nothing has been said').toEqual([])
  for (const round of ['first', 'second']) {
    say(1)
    await expect.poll(moving).toHaveLength(1)
    expect(places(), round).toEqual([expect.closeTo(600, 0)])
    await expect.poll(lines, { timeout: 5000 }).toHaveLength(0)
    await expect.poll(moving).toEqual([])
  }
})

test('while the page is hidden they stand still, and of what is said then the last three come', async () => {
  await open({ debounce: 0 })
  say(2)
  await expect.poll(lines).toHaveLength(2)
  setHidden(true)
  const before = lines().map((line) => line.getBoundingClientRect().left)
  say(20)
  for (let frames = 0; frames < 5; frames += 1) await frame()
  expect(lines().map((line) => line.getBoundingClientRect().left)).toEqual(before)
  setHidden(false)
  await expect.poll(() => texts().map((text) => Number.parseInt(text.slice(1), 10))).toEqual([1, 2, 20, 21, 22])
})

test('who wants no motion sees the last three as a list', async () => {
  await open({}, 'solid')
  say(5)
  await expect.poll(() => texts().map((text) => Number.parseInt(text.slice(1), 10))).toEqual([3, 4, 5])
  const moving = document.querySelector('main > [data-volatile]')?.getAnimations({ subtree: true }) ?? []
  await Promise.all(moving.map(({ finished }) => finished))
  const places = lines().map((line) => line.getBoundingClientRect().left)
  expect(new Set(places).size).toBe(1)
})

test('who is hidden flies no more, and what is switched off is gone at once', async () => {
  await open({ debounce: 0 })
  say(2)
  say(1, 'zhou')
  await expect.poll(lines).toHaveLength(3)
  hidePerson({ username: 'qiu', nickname: '秋' })
  await expect.poll(lines).toHaveLength(1)
  danmakuSettings.update((now) => ({ ...now, isShow: false }))
  await expect.poll(layers).toHaveLength(0)
})

test('other settings are those of what flies already: sizes and gaps move it apart, and none is lost', async () => {
  await open({ debounce: 0, fontSize: 14, top: 1, right: 10, speeds: 60 })
  say(12)
  await expect.poll(lines).toHaveLength(12)
  const before = texts()
  danmakuSettings.update((now) => ({ ...now, fontSize: 50, top: 60, right: 90 }))
  await expect.poll(() => lines()[0]?.style.fontSize).toBe('50px')
  expect(texts()).toEqual(before)
  expect(tooNear(90)).toEqual([])
  const layer = layers()[0]?.getBoundingClientRect()
  for (const line of lines()) expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(layer?.bottom ?? 0)
  await expect.poll(speed).toBeCloseTo(60, 0)
  danmakuSettings.update((now) => ({ ...now, speeds: 500 }))
  await expect.poll(speed).toBeCloseTo(500, 0)
})

test('it begins with the last ten where that is asked for, and anew when that changes', async () => {
  await open({ debounce: 0, isRefTen: false })
  say(15)
  await expect.poll(() => lines().length).toBeGreaterThan(4)
  danmakuSettings.update((now) => ({ ...now, isRefTen: true }))
  await expect.poll(() => texts().some((text) => text.startsWith('Q6'))).toBe(true)
  expect(texts().some((text) => text.startsWith('Q5 '))).toBe(false)
})
