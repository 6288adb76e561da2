import { expect, test } from 'vitest'
import { countExecutions } from '../../../testing/hostile-markup.ts'
import { expectNothingRuns, INPUTS, SLOW } from '../../../testing/show-hostile-markup.ts'
import { soak } from '../../../testing/soak.ts'
import { svgPicture } from './svg.ts'

const svgOf = (input: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><rect width="9" height="9"/>${input}</svg>`

test('an SVG as a face runs nothing, not even where it is opened as a page', SLOW, async () => {
  let kept = 0
  await expectNothingRuns(async (input, root) => {
    const picture = await svgPicture(svgOf(input)).catch(() => undefined)
    if (picture?.type !== 'image/svg+xml') return
    kept += 1
    root.innerHTML = new TextDecoder().decode(picture.bytes)
  })
  expect(kept).toBeGreaterThan(0)
})

test('without a sanitiser the same markup runs', soak, async () => {
  expect(await countExecutions(INPUTS.slice(0, 150))).toBeGreaterThanOrEqual(20) // of 150
})
