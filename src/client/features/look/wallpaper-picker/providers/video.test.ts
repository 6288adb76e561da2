import { expect, test } from 'vitest'
import { connect } from '../../../../core/net/call.ts'
import { testCallPorts } from '../../../../core/testing.ts'
import { bundledWallpapers, shaderWallpapers } from '../../wallpaper/lazy.ts'
import { video } from './video.ts'

connect(testCallPorts())
const loops = bundledWallpapers.filter(({ type }) => type === 2)

test('moving wallpapers are shaders, then videos; random ones are of both', async () => {
  const { list, total } = await video.load({ category: '', page: 1 }, AbortSignal.timeout(1000))
  const sources = list.map(({ wallpaperSrc }) => wallpaperSrc)
  expect(sources).toEqual([
    ...shaderWallpapers.map(({ id }) => `shader:${id}`),
    ...loops.map(({ id }) => `genkan:${id}`),
  ])
  expect(total).toBe(sources.length)
  expect((await video.random([])).map(({ wallpaperSrc }) => wallpaperSrc)).toEqual(sources)
})

test('the shaders are on the first page alone', async () => {
  const { list } = await video.load({ category: '', page: 2 }, AbortSignal.timeout(1000))
  expect(list).toEqual([])
})
