import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseLayerOrder } from './layer-order.ts'

it('reads the order of the layers from the stylesheet', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../src/client/ui/styles/tokens.css'), 'utf8')
  expect(parseLayerOrder(sheet)).toBe('@layer reset, tokens, base, ui, features, widgets;')
})

it('throws when the stylesheet declares no order', () => {
  expect(() => parseLayerOrder('@layer tokens { a { color: red } }')).toThrow('order')
})
