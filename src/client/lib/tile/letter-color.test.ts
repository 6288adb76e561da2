import { expect, test } from 'vitest'
import { contrast } from '../../../shared/lib/color/contrast.ts'
import { parseHex } from '../../../shared/lib/color/rgb.ts'
import { letterColor } from './letter-color.ts'

const hosts = Array.from({ length: 300 }, (_, index) => `site${index}.example`)

test('white can be read on the colour of every host', () => {
  for (const host of hosts) {
    expect(contrast([255, 255, 255], parseHex(letterColor(host)) ?? [255, 255, 255]), host).toBeGreaterThanOrEqual(3)
  }
})

test('a host keeps its colour, and hosts differ', () => {
  expect(letterColor('a.example')).toBe(letterColor('a.example'))
  expect(new Set(hosts.map(letterColor)).size).toBeGreaterThan(15)
})
