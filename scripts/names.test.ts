import { expect, test } from 'vitest'
import { findSharedNames, findSmallFiles } from './names.ts'

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

const small = (files: Readonly<Record<string, string>>) => findSmallFiles(new Map(Object.entries(files)))

test('a small module that one other imports is found, whatever tests import it', () => {
  const files = {
    'src/client/core/a.ts': "import { b } from './page/b.ts'",
    'src/client/core/page/b.ts': 'export const b = 1\n',
    'src/client/core/other.test.ts': "import { b } from './page/b.ts'",
  }
  const found = [{ file: 'src/client/core/page/b.ts', importer: 'src/client/core/a.ts' }]
  expect(small(files)).toEqual(found)
  expect(small({ ...files, 'src/client/core/page/b.ts': `${'\n'.repeat(13)}export const b = 1\n` })).toEqual(found)
  expect(small({ ...files, 'src/client/core/page/b.ts': `${'\n'.repeat(14)}export const b = 1\n` })).toEqual([])
  expect(small({ ...files, 'src/client/core/c.ts': "import type { b } from './page/b.ts'" })).toEqual([])
  expect(small({ ...files, 'src/client/core/page/b.test.ts': '' })).toEqual([])
})

test('a small module may stand apart by its name, from a door or a start, and where it is loaded on demand', () => {
  const by = (source: string, importer = 'src/client/features/look/clock/a.ts') =>
    small({ 'src/client/features/look/clock/b.ts': 'export const b = 1', [importer]: source })
  expect(by("import { b } from './b.ts'")).toHaveLength(1)
  expect(by("export { b } from './b.ts'")).toEqual([])
  expect(by("const b = () => import('./b.ts')")).toEqual([])
  expect(by("import { b } from './b.ts'", 'src/client/features/look/clock/start.ts')).toEqual([])
  expect(small({ 'src/shared/messages.ts': '', 'src/shared/a.ts': "import './messages.ts'" })).toEqual([])
})
