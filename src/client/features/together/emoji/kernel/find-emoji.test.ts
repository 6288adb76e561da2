import { expect, test } from 'vitest'
import { findEmoji, prepareEmoji } from './find-emoji.ts'

const READINGS: Readonly<Record<string, readonly string[]>> = {
  月: ['yue'],
  饼: ['bing'],
  乐: ['le', 'yue'],
  音: ['yin'],
}
const CAKE = { title: '月饼', keywords: ['中秋节', '秋天'] }
const MUSIC = { title: '音乐', keywords: [] }
const CAT = { title: 'cat', keywords: ['pet'] }
const GRINNING_CAT = { title: 'grinning cat', keywords: ['face', 'smile'] }
const LOCATION = { title: 'pushpin', keywords: ['location'] }
const HEART = { title: 'red heart', keywords: ['love'] }

const prepared = prepareEmoji(
  [LOCATION, GRINNING_CAT, CAT, CAKE, MUSIC, HEART],
  (character) => READINGS[character] ?? [],
)
const find = (text: string) => findEmoji(prepared, text)

test('the name itself comes first, then its words, then what has it inside', () => {
  expect(find('Cat')).toEqual([CAT, GRINNING_CAT, LOCATION])
  expect(find('ca')).toEqual([CAT, GRINNING_CAT])
  expect(find('smil')).toEqual([GRINNING_CAT])
})

test('Chinese is found by itself and by pinyin, whole or begun, in any reading', () => {
  expect(find('月')).toEqual([CAKE])
  expect(find('yueb')).toEqual([CAKE])
  expect(find('yinyue')).toEqual([MUSIC])
  expect(find('秋天')).toEqual([CAKE])
  expect(find('yuebingx')).toEqual([])
})

test('of several words each has to be found; blanks find nothing', () => {
  expect(find('heart red')).toEqual([HEART])
  expect(find('heart cat')).toEqual([])
  expect(find('  ')).toEqual([])
})
