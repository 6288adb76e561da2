import { expect, test } from 'vitest'
import { lineAt, readLrc } from './lrc.ts'

test('lines come by time; a line with several times comes as often', () => {
  expect(readLrc('[ti:茉莉花]\n[00:12.50]二\n[00:01.5][01:00]一 \r\n[00:05:25]三\n[00:07.00]')).toEqual([
    { at: 1.5, text: '一' },
    { at: 5.25, text: '三' },
    { at: 12.5, text: '二' },
    { at: 60, text: '一' },
  ])
})

test('an offset makes all lines earlier, never before the beginning', () => {
  expect(readLrc('[offset:+2000]\n[00:01.00]a\n[00:05.00]b')).toEqual([
    { at: 0, text: 'a' },
    { at: 3, text: 'b' },
  ])
})

test('a text without times has no lines', () => {
  expect(readLrc('la la la\n\nla')).toEqual([])
})

test('the current line is the last that has begun', () => {
  const lines = readLrc('[00:01]a\n[00:03]b')
  expect([0, 1, 2.9, 3, 99].map((seconds) => lineAt(lines, seconds))).toEqual([-1, 0, 0, 1, 1])
})
