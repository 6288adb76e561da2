import { expect, test } from 'vitest'
import { parseComponents, searchComponents } from './components.ts'

const texts = (text: string) => ({
  'zh-CN': `${text}一`,
  'zh-TW': `${text}二`,
  en: `${text} three`,
  ja: `${text}四`,
  ko: `${text}五`,
})
const built = [
  { component: 'clock', category: 3, sizes: ['2x2', '2x4'], size: '2x2', names: texts('Clock'), infos: texts('Time') },
  {
    component: 'notes',
    category: 2,
    sizes: ['1x1'],
    size: '1x1',
    names: texts('Notes'),
    infos: texts('Markdown'),
    extra: true,
  },
]
const components = parseComponents(JSON.stringify(built))
const ids = (text: string, category = 0, counts: ReadonlyMap<string, number> = new Map()) =>
  searchComponents(components, { text, category, language: 'en' }, counts).map((component) => component.component)

test('components are found by id, name in any language and description', () => {
  expect(ids('')).toEqual(['clock', 'notes'])
  expect(ids('CLOCK')).toEqual(['clock'])
  expect(ids('Notes四')).toEqual(['notes'])
  expect(ids('markdown')).toEqual(['notes'])
  expect(ids('', 2)).toEqual(['notes'])
})

test('the more popular components come first', () => {
  expect(ids('', 0, new Map([['notes', 1]]))).toEqual(['notes', 'clock'])
})

test('a component is listed in one language', () => {
  expect(searchComponents(components, { text: 'clock', category: 0, language: 'ko' }, new Map())).toEqual([
    { component: 'clock', category: 3, sizes: ['2x2', '2x4'], size: '2x2', name: 'Clock五', info: 'Time五' },
  ])
})

test('a component that lacks a language or has an invalid size is refused', () => {
  expect(() => parseComponents(JSON.stringify([{ ...built[0], names: { en: 'Clock' } }]))).toThrow()
  expect(() => parseComponents(JSON.stringify([{ ...built[0], size: '7x1' }]))).toThrow()
})
