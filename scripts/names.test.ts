import { expect, test } from 'vitest'
import { findSharedNames } from './names.ts'

const find = (files: Readonly<Record<string, string>>) => findSharedNames(new Map(Object.entries(files)))

test('a name exported by two modules of a feature is found for every kind of declaration', () => {
  const [found, ...others] = find({
    'src/client/features/layout/grid/model.ts': 'export interface Scene {}\nexport const [step] = [1]',
    'src/client/features/layout/grid/batch/gesture.ts': 'export function step() {}',
    'src/client/features/desk/dock/model.ts': 'export class Scene {}',
  })
  expect(others).toEqual([])
  expect(found).toEqual({
    area: 'src/client/features/layout/grid',
    name: 'step',
    files: ['src/client/features/layout/grid/model.ts', 'src/client/features/layout/grid/batch/gesture.ts'],
  })
})

test('overloads, re-exports, defaults, tests and examples are not duplicates', () => {
  const files = {
    'src/client/ui/list.ts':
      'export function sort(a: 1): void\nexport function sort(a: 2): void\nexport function sort() {}',
    'src/client/ui/index.ts': "export { sort } from './list.ts'",
    'src/client/ui/List.tsx': 'export default function sort() {}',
    'src/client/ui/List.example.tsx': 'export const sort = 1',
    'src/client/ui/list.test.ts': 'export const sort = 1',
    'src/client/ui/testing.ts': 'export const sort = 1',
  }
  expect(find(files)).toEqual([])
})
