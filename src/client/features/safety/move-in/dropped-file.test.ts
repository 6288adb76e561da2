import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { takeDropped } from './dropped-file.ts'
import { SAMPLES } from './testing/files.ts'

const { chooseMoveIn } = vi.hoisted(() => ({ chooseMoveIn: vi.fn() }))
vi.mock('./choose-move-in.ts', () => ({ chooseMoveIn }))

beforeEach(() => chooseMoveIn.mockReset())

test.each(SAMPLES)('$name is taken, whatever its name and type say', async ({ name }) => {
  const file = new Blob([readFileSync(new URL(`formats/samples/${name}`, import.meta.url))], { type: 'image/png' })
  expect(await takeDropped([file])).toBe(true)
  expect(chooseMoveIn).toHaveBeenCalledExactlyOnceWith(file)
})

test('a backup of ours is taken, after a byte order mark too', async () => {
  expect(await takeDropped([new Blob(['\ufeff{"app":"genkan"}'])])).toBe(true)
})

test('pictures, drawings, pages and several files are left to others', async () => {
  for (const content of [
    '\x89PNG\r\n',
    '<svg xmlns="x"/>',
    '<?xml version="1.0"?><svg/>',
    '<!doctype html><p>',
    'a {',
    '',
  ])
    expect(await takeDropped([new Blob([content])]), content).toBe(false)
  expect(await takeDropped([new Blob(['{}']), new Blob(['{}'])])).toBe(false)
  const gone = new Blob(['{}'])
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as unknown as Blob
  expect(await takeDropped([gone])).toBe(false)
  expect(chooseMoveIn).not.toHaveBeenCalled()
})
