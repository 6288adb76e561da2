import { afterEach, expect, test } from 'vitest'
import { replaceFirstFrame } from '../../../../core/page/replace-first-frame.ts'
import { analyseBackdrop } from './analyse-wallpaper.ts'

const primary = () => document.documentElement.style.getPropertyValue('--gk-wp-primary')

afterEach(() => document.documentElement.removeAttribute('style'))

test('what is shown last is what is told, also where the one before it takes longer', async () => {
  replaceFirstFrame(document.createElement('main'))
  await analyseBackdrop('#b03020')
  const red = primary()
  await analyseBackdrop('#2030b0')
  expect(primary()).not.toBe(red)
  await analyseBackdrop('#b03020')
  await Promise.all([analyseBackdrop('#2030b0'), analyseBackdrop('#b03020')])
  expect(primary()).toBe(red)
  await analyseBackdrop('no colour')
  const unknown = primary()
  await Promise.all([analyseBackdrop('#2030b0'), analyseBackdrop('no colour')])
  expect(primary()).toBe(unknown)
})
