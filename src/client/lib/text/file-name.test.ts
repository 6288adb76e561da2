import { expect, test } from 'vitest'
import { fileStem } from './file-name.ts'

test.each([
  ['a/b: c?', 'a b c'],
  ['../../etc/passwd', 'etc passwd'],
  ['...', ''],
  ['CON', 'CON_'],
  ['nul.txt', 'nul_.txt'],
  ['Console', 'Console'],
  ['\u202egpj.exe', 'gpj.exe'],
  ['tab\tand\nline', 'tab and line'],
  ['half \ud800 a pair', 'half a pair'],
  [`${'x'.repeat(59)}😀y`, `${'x'.repeat(59)}😀`],
  [`${'x'.repeat(59)}. y`, 'x'.repeat(59)],
])('%j as a name of a file is %j', (title, name) => {
  expect(fileStem(title)).toBe(name)
})
