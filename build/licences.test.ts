import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licenceOf, packageFolder } from './licences.ts'

const root = join(import.meta.dirname, '..')

test('a module belongs to the package whose folder is nearest', () => {
  expect(packageFolder('/x/node_modules/react/index.js')).toBe('/x/node_modules/react')
  expect(packageFolder('\0/x/node_modules/@a/b/node_modules/c/d.js?commonjs')).toBe(
    '/x/node_modules/@a/b/node_modules/c',
  )
  expect(packageFolder('/x/src/client/main.ts')).toBeUndefined()
})

test('every package that the program depends on says its licence, which is one that may be passed on', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    const licence = licenceOf(join(root, 'node_modules', name))?.licence ?? ''
    expect(licence, name).toMatch(/MIT|ISC|BSD|Apache-2\.0|CC0-1\.0|0BSD|MPL-2\.0|OFL-1\.1|BlueOak|Unlicense/)
  }
})

test('a notice is passed on with the licence', () => {
  const { text } = licenceOf(join(root, 'node_modules/@paper-design/shaders')) ?? { text: '' }
  expect(text).toContain('Apache License')
  expect(text).toContain('Powered by Paper Shaders')
})
