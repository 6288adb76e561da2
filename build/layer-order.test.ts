import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { orderOf } from './layer-order.ts'

it('takes the order of the layers from the sheet that declares it', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../src/client/ui/styles/tokens.css'), 'utf8')
  expect(orderOf(sheet)).toBe('@layer reset, tokens, base, ui, features, widgets;')
})

it('fails when nothing declares it, instead of letting chunks decide', () => {
  expect(() => orderOf('@layer tokens { a { color: red } }')).toThrow('order')
})
