import { expect, test } from 'vitest'
import { createDaylight, mixColors } from './daylight.ts'

test('between two hours colours are mixed, and after the last comes the first again', () => {
  const light = createDaylight([{ sky: '#000000' }, { sky: '#f0a050' }])
  expect([0, 0.5, 1, 1.5, 2, 3].map((at) => light(at).sky)).toEqual([
    ...['#000000', '#785028', '#f0a050', '#785028', '#000000', '#f0a050'],
  ])
})

test('a light that has not changed is the same object', () => {
  const light = createDaylight([{ sky: '#000000' }, { sky: '#ffffff' }])
  expect(light(0.501)).toBe(light(0.52))
  expect(light(2.501)).toBe(light(0.5))
  expect(light(0.6)).not.toBe(light(0.5))
})

test('a tint lies over all colours of a day', () => {
  expect(mixColors('#ff8000', '#000080', 0.5)).toBe('#804040')
  expect(createDaylight([{ sky: '#ffffff', sun: '#000000' }], ['#000000', 0.2])(0)).toEqual({
    ...{ sky: '#cccccc', sun: '#000000' },
  })
})
