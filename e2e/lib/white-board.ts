import type { Page } from '@playwright/test'
import { expect, group } from './page.ts'
import { theWindow } from './window.ts'

const TILE = { id: 't', name: '', type: 'component', component: 'white-board', size: '2x2' }
/** A desktop with the white board's tile. */
export const HOME = { groups: [group('a', [TILE])], dock: [] }

export const tile = (page: Page) => page.locator('#root article')
export const canvas = (page: Page) => theWindow(page).locator('canvas.interactive')

/** Opens the window by the tile. */
export async function openWindow(page: Page) {
  await expect(page.locator('#first')).toHaveCount(0)
  await tile(page).click({ position: { x: 12, y: 12 } }) // beside the button of a tile without boards
  await theWindow(page).waitFor()
}

/** Pastes a red picture of 80 px where the pointer is. */
export const pastePicture = (page: Page) =>
  page.evaluate(async () => {
    const picture = new OffscreenCanvas(80, 80)
    const context = picture.getContext('2d')
    if (context === null) throw new Error('there is no canvas')
    context.fillStyle = '#e03131'
    context.fillRect(0, 0, 80, 80)
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([await picture.convertToBlob()], 'red.png', { type: 'image/png' }))
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })

/** The colour in the middle of the board. */
export const middleColour = (page: Page) =>
  theWindow(page)
    .locator('canvas.static')
    .evaluate((one: HTMLCanvasElement) => {
      // a copy: the browser complains where the canvas itself is read again and again
      const pixel = new OffscreenCanvas(1, 1).getContext('2d')
      pixel?.drawImage(one, one.width / 2, one.height / 2, 1, 1, 0, 0, 1, 1)
      const { data } = pixel?.getImageData(0, 0, 1, 1) ?? {}
      return data?.slice(0, 3).join()
    })
