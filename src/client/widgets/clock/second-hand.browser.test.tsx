import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawPage } from '../../testing/draw-page.tsx'
import { find } from '../../testing/elements.ts'
import { group } from '../../testing/items.ts'
import { soak } from '../../testing/soak.ts'
import { setDataValue } from '../../ui/dom.ts'

const tile = { id: 'a', name: '钟', type: 'component', component: 'clock', size: '2x2' }
const hand = () => find('#root article [role="img"] > svg')

/** How often the second hand is turned from one mark to the next. */
const turnsOfOneTick = async () => {
  await turnsToMark()
  return turnsToMark()
}

/** Resolves when the hand points to the mark of a second, with the number of its turns until then. */
function turnsToMark(): Promise<number> {
  return new Promise((resolve) => {
    let turns = 0
    const observer = new MutationObserver(() => {
      turns++
      if (Number.parseFloat(hand()?.style.rotate ?? '') % 6 !== 0) return
      observer.disconnect()
      resolve(turns)
    })
    observer.observe(hand() ?? document.body, { attributeFilter: ['style'] })
  })
}

test(
  'the second hand is drawn once a second at rest, and eases while the pointer or the focus is in its tile',
  soak,
  async () => {
    await page.viewport(1440, 900)
    await drawPage({ home: { groups: [group('g', [tile])], dock: [] } })
    setDataValue(document.documentElement, 'glass-tier', 'full') // nothing eases in low-performance mode
    await expect.poll(hand).not.toBeNull()
    const away = () => userEvent.hover(find('#root form') ?? document.body)
    await away()
    expect(await turnsOfOneTick()).toBe(1)
    await userEvent.hover(page.getByRole('article'), { position: { x: 4, y: 40 } })
    expect(await turnsOfOneTick()).toBe(2)
    await away()
    find('#root article')?.focus()
    expect(await turnsOfOneTick()).toBe(2)
    setDataValue(document.documentElement, 'glass-tier', 'solid')
    expect(await turnsOfOneTick()).toBe(1)
  },
)
