import { expect, test } from 'vitest'
import { siteIconsIn } from '../src/client/lib/tile/site-icon.ts'
import { LANGUAGES } from '../src/shared/constants.ts'
import { drawPack, iconAddresses } from './desktop-icons.ts'
import { planDesktop } from './first-desktop.ts'

test.each(LANGUAGES)('%s: the packs have every icon of the first desktop once, and its engine’s', (language) => {
  const { first, further } = iconAddresses(language)
  const { pages, dock } = planDesktop(language)
  const all = siteIconsIn([...pages.flatMap(({ widgets, icons }) => [...widgets, ...icons]), ...dock])
  const [engine, ...others] = [...first, ...further].filter((address) => !all.includes(address))
  expect(engine).toMatch(/^\/icons\/engines\/\w+\.svg$/)
  expect(others).toEqual([])
  expect(new Set([...first, ...further]).size).toBe(all.length + 1)
  expect(first.length + further.length).toBe(all.length + 1)
})

test('an icon is drawn as it is stored: a picture for a cell, the drawing for anything larger', async () => {
  const pack = await drawPack(['/icons/zhihu.svg', '/icons/engines/baidu.svg'])
  expect(Object.keys(pack)).toEqual(['/icons/zhihu.svg', '/icons/engines/baidu.svg'])
  for (const { picture, pixels, drawing } of Object.values(pack)) {
    expect(picture).toMatch(/^data:image\/webp;base64,/)
    expect(pixels).toBe(128)
    expect(decodeURIComponent(drawing)).toMatch(/^data:image\/svg\+xml,<svg /)
  }
  await expect(drawPack(['/icons/nobody.svg'])).rejects.toThrow('/icons/nobody.svg')
})
