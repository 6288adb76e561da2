import { beginSync, lookAtCloud, openDevice, registerUser } from './lib/devices.ts'
import { expect, test } from './lib/page.ts'
import { canvas, HOME, middleColour, openWindow, pastePicture, tile } from './lib/white-board.ts'
import { button, theWindow } from './lib/window.ts'

test('a board with a picture is the same on another device, and both draw on', async ({
  browser,
  request,
  complaints,
}, info) => {
  const login = await registerUser(request)
  const watch = { info, complaints }
  const one = await openDevice(browser, login, { documents: { home: HOME }, watch })
  const two = await openDevice(browser, login, { watch })
  await beginSync(two, login)
  await openWindow(one)
  await button(one, '新建白板').click()
  await canvas(one).hover()
  await pastePicture(one)
  await expect.poll(() => middleColour(one)).toBe('224,49,49')

  await expect(async () => {
    await lookAtCloud(two)
    await expect(tile(two).locator('img')).toBeVisible({ timeout: 500 })
  }).toPass()
  await openWindow(two)
  await expect(canvas(two)).toBeVisible()
  await expect.poll(() => middleColour(two)).toBe('224,49,49')

  // each erases or adds while the other looks
  await canvas(two).hover()
  await theWindow(two).getByTestId('toolbar-selection').check({ force: true })
  await two.keyboard.press('Control+a')
  await two.keyboard.press('Delete')
  await expect(async () => {
    await lookAtCloud(one)
    expect(await middleColour(one)).not.toBe('224,49,49')
  }).toPass()
  for (const page of [one, two]) await page.context().close()
})
