import messages from '../src/client/widgets/wooden-fish/locales/zh-CN.json' with { type: 'json' }
import { findViolations, WCAG_AA } from './lib/axe.ts'
import { expect, group, openOn, soak, test, waitForLoad } from './lib/page.ts'
import { button, settled, theWindow } from './lib/window.ts'

const tile = (id: string, size: string) => ({ id, name: '', type: 'component', component: 'wooden-fish', size })
const HOME = { groups: [group('a', [tile('large', '2x2'), tile('small', '1x1')])], dock: [] }
const knock = messages.knock

test('every press is one merit: fast taps, a held key, both tabs; it outlives a reload', async ({ page, context }) => {
  await openOn(page, { home: HOME })
  const fish = page.locator('#root').getByRole('button', { name: knock })
  await fish.first().click({ clickCount: 20, delay: 0 })
  await expect(fish.first()).toHaveAccessibleName(/\D20$/)
  await expect(fish.last()).toContainText('20')
  await expect(fish.first().getByText('+1').first()).toBeAttached()
  await expect(fish.getByText('+1')).toHaveCount(0)
  await expect(theWindow(page)).toHaveCount(0)

  await fish.first().focus()
  for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.keyboard.press('Space')
  await expect(fish.first()).toHaveAccessibleName(/\D22$/)

  const other = await context.newPage()
  await other.goto('/')
  await waitForLoad(other)
  const otherFish = other.locator('#root').getByRole('button', { name: knock }).first()
  await expect(otherFish).toHaveAccessibleName(/\D22$/)
  await Promise.all([otherFish.click(), fish.first().click()])
  await expect(fish.first()).toHaveAccessibleName(/\D24$/)
  await expect(otherFish).toHaveAccessibleName(/\D24$/)
  await page.reload()
  await waitForLoad(page)
  await expect(fish.first()).toHaveAccessibleName(/\D24$/)
})

test('the window: sound only when it is on, and a reset that is undone', soak, async ({ page }) => {
  await page.addInitScript(() => {
    const played: string[] = []
    Object.assign(window, { played })
    HTMLMediaElement.prototype.play = async function () {
      played.push(this.src)
    }
  })
  await openOn(page, { home: HOME, 'wooden-fish': { score: 12_860, days: {}, sound: false } })
  const article = page.locator('#root').getByRole('article').first()
  await expect(article).toContainText('1.3万')
  await article.focus()
  await page.keyboard.press('Enter')
  await expect(theWindow(page).getByRole('definition').first()).toHaveText('12,860')
  const played = () => page.evaluate(() => Reflect.get(window, 'played').length)
  const fish = theWindow(page).getByRole('button', { name: knock })
  await fish.click()
  expect(await played()).toBe(0)
  await theWindow(page).getByRole('switch', { name: messages.sound }).click()
  await fish.click()
  await expect.poll(played).toBe(1)

  await button(page, messages.reset).press('Enter')
  await expect(fish).toBeFocused() // the pressed button is disabled, and the keys stay in the window
  await expect(theWindow(page).getByRole('definition').first()).toHaveText('0')
  await fish.click()
  await page.getByRole('button', { name: messages.undo }).click()
  await expect(theWindow(page).getByRole('definition').first()).toHaveText('12,863')
  await expect(theWindow(page).getByRole('definition').last()).toHaveText('3')
  await settled(theWindow(page))
  expect(await findViolations(page, { selectors: ['#layer-window'], tags: WCAG_AA })).toEqual([])
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, isMobile: true })

  test('two fingers are two merits, fingers that scroll are none', soak, async ({ page, context }) => {
    await openOn(page, { home: HOME })
    const fish = page.locator('#root').getByRole('button', { name: knock }).first()
    const { x = 0, y = 0 } = (await fish.boundingBox()) ?? {}
    const [one, two] = [
      { x: x + 40, y: y + 60, id: 1 },
      { x: x + 90, y: y + 60, id: 2 },
    ]
    const client = await context.newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: readonly (typeof one)[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
    await send('touchStart', one)
    await send('touchStart', one, two)
    await send('touchEnd', one)
    await send('touchEnd')
    await expect(fish).toHaveAccessibleName(/\D2$/)
    await fish.tap()
    await expect(fish).toHaveAccessibleName(/\D3$/)
    await send('touchStart', one)
    await send('touchStart', one, two)
    await send('touchMove', one, { ...two, y: two.y + 30 })
    await send('touchEnd', one)
    await send('touchEnd')
    await fish.tap() // the browser took both for a scroll
    await expect(fish).toHaveAccessibleName(/\D4$/)
  })
})
