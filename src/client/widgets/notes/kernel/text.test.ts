import { describe, expect, test } from 'vitest'
import type { Note } from '../model.ts'
import { excerptOf, type Piece, saysTitle, searchNotes, titleOf, withoutTitle } from './text.ts'

const note = (content: string, name = ''): Note => ({ id: content + name, name, time: 0, content })
const marked = (pieces: readonly Piece[] = []) => pieces.filter((one) => one.marked).map(({ text }) => text)
const plain = (pieces: readonly Piece[] = []) => pieces.map(({ text }) => text).join('')

describe('a title', () => {
  test('is the name, else the first line as it reads', () => {
    expect(titleOf(note('# 周末 **径山**\n正文'))).toBe('周末 径山')
    expect(titleOf(note('# 周末', '  计划 '))).toBe('计划')
    expect(titleOf(note('\n\n---\n- [ ] 买 `茶`'))).toBe('买 茶')
    expect(titleOf(note('  \n'))).toBe('')
  })

  test('leaves names with underscores as they are', () => {
    expect(titleOf(note('use snake_case_names here'))).toBe('use snake_case_names here')
  })
})

test('a heading that says the title is not said again; other beginnings stay', () => {
  expect(withoutTitle(note('\n# 周末 **径山**\n正文'))).toBe('正文')
  expect(withoutTitle(note('# 周末', '周末'))).toBe('')
  expect(withoutTitle(note('## 周末\n', '计划'))).toBe('## 周末\n')
  expect(withoutTitle(note('周末\n正文', '周末'))).toBe('周末\n正文')
})

test('a line says the title where it is a heading of the name; without a name it is the title itself', () => {
  expect(saysTitle('# 苏州 **两日**', ' 苏州 两日 ')).toBe(true)
  expect(['# 苏州三日', '苏州两日', '#苏州两日'].map((line) => saysTitle(line, '苏州两日'))).toEqual([
    false,
    false,
    false,
  ])
  expect(saysTitle('# 苏州两日', '')).toBe(false)
})

test('an excerpt is the text below the title, without marks, addresses and tags', () => {
  expect(excerptOf(note('# 标题\n\n> 引用 [东线](https://e.example)\n\n| a | b |\n| - | - |\n<b>x</b>'))).toBe(
    '引用 东线 a b x',
  )
  expect(excerptOf(note('第一行\n第二行', '名字'))).toBe('第一行 第二行')
  expect(excerptOf(note('随便摆。\n拖动图标', '名字'))).toBe('随便摆。拖动图标')
})

test('an excerpt takes no time over a long note', () => {
  expect(excerptOf(note('字'.repeat(1_000_000), '长')).length).toBeLessThan(700)
})

describe('a search', () => {
  const notes = [
    note('山不在高\n有仙则名', '陋室铭'),
    note(`${'水'.repeat(5000)}\n远处的 Needle 在这里`, '长文'),
    note('别的'),
  ]

  test('finds every word in title or text, in any case, and marks it', () => {
    const [found, ...others] = searchNotes(notes, '陋室 仙')
    expect(others).toEqual([])
    expect(marked(found?.title)).toEqual(['陋室'])
    expect(marked(found?.excerpt)).toEqual(['仙'])
    expect(searchNotes(notes, '陋室 needle')).toEqual([])
  })

  test('shows the place of a match that is far down', () => {
    const [found] = searchNotes(notes, 'needle')
    expect(plain(found?.excerpt)).toContain('远处的 Needle 在这里')
    expect(marked(found?.excerpt)).toEqual(['Needle'])
  })

  test('takes signs as they are', () => {
    expect(searchNotes(notes, '(.*[')).toEqual([])
    expect(searchNotes([note('a (.*[ b')], '(.*[')).toHaveLength(1)
  })

  test('without words has all notes', () => {
    expect(searchNotes(notes, '  ')).toHaveLength(3)
  })
})
