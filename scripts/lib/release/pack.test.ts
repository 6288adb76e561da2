import { execFileSync } from 'node:child_process'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { pack } from './pack.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('what is packed is what was given, sorted, and the same bytes in whatever order it was given', () => {
  const packed = pack({ 'b/c.txt': bytes('c'), 'a.txt': bytes('a') })
  expect(Object.entries(unzipSync(packed)).map(([path, file]) => [path, strFromU8(file)])).toEqual([
    ['a.txt', 'a'],
    ['b/c.txt', 'c'],
  ])
  expect(pack({ 'a.txt': bytes('a'), 'b/c.txt': bytes('c') })).toEqual(packed)
})

test('it is the same in other time zones', () => {
  const program = `import { pack } from '${import.meta.dirname}/pack.ts'
    process.stdout.write(Buffer.from(pack({ a: new Uint8Array([1, 2, 3]) })).toString('base64'))`
  const inZone = (TZ: string) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { env: { ...process.env, TZ } }).toString()
  expect(inZone('Asia/Tokyo')).toBe(inZone('UTC'))
  expect(inZone('America/Los_Angeles')).toBe(inZone('UTC'))
})
