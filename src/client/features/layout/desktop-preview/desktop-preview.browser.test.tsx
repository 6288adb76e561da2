import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Item } from '../../../../shared/entities/item.ts'
import { drawPage } from '../../../testing/draw-page.tsx'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { DesktopPreview } from './DesktopPreview.tsx'

const letters: Item = { id: '1', name: '站', type: 'icon', size: '1x1', url: 'https://1.example/' }
const mark: Item = {
  ...letters,
  id: '2',
  src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>',
}

test('a docked site of letters is as large as one with a picture', async () => {
  await drawPage()
  openOverlay(
    async () => DesktopPreview,
    (Preview) => <Preview home={{ groups: [], dock: [letters, mark] }} width={410} label="the desktop" />,
  )
  const picture = page.getByRole('img', { name: 'the desktop' })
  const widths = () =>
    [...picture.element().querySelectorAll('[class*=docked]')].map((one) => one.getBoundingClientRect().width)
  await expect.poll(() => widths().map((width) => width > 8)).toEqual([true, true])
  expect(widths()[0]).toBeCloseTo(widths()[1] ?? 0)
})
