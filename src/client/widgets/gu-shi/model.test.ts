import { describe, expect, test } from 'vitest'
import { excerptOf, longestVerse, plainPoem, verseLimit, versesOf } from './model.ts'

const autumn = ['空山新雨后，天气晚来秋。', '明月松间照，清泉石上流。', '竹喧归浣女，莲动下渔舟。']
const texts = (content: readonly string[], limit: number) => excerptOf(versesOf(content), limit).map(({ text }) => text)

describe('the verses of a poem', () => {
  test('are its clauses without their marks', () => {
    expect(versesOf(autumn.slice(0, 1))).toEqual([
      { text: '空山新雨后', mark: '，' },
      { text: '天气晚来秋', mark: '。' },
    ])
    expect(versesOf(['横笛偏吹《行路难》。', '劝君：“且饮。”'])).toEqual([
      { text: '横笛偏吹《行路难》', mark: '。' },
      { text: '劝君', mark: '：' },
      { text: '且饮', mark: '。' },
    ])
  })

  test('in a tile are the first four, up to the end of a sentence', () => {
    expect(texts(autumn, 4)).toEqual(['空山新雨后', '天气晚来秋', '明月松间照', '清泉石上流'])
    expect(texts(['锄禾日当午，汗滴禾下土。'], 4)).toHaveLength(2)
    expect(texts(['碧云天，黄叶地。', '秋色连波，波上寒烟翠。'], 3)).toEqual(['碧云天', '黄叶地'])
  })

  test('do not end so early that the tile is empty', () => {
    expect(texts(['谁怕。', '一蓑烟雨，任平生，料峭春风，吹酒醒。'], 4)).toHaveLength(4)
  })
})

test('a tile shows at most four columns, a narrow one two', () => {
  expect([verseLimit(2, 4, true), verseLimit(6, 6, true), verseLimit(2, 1, true)]).toEqual([4, 4, 2])
  expect([verseLimit(1, 2, false), verseLimit(2, 2, false), verseLimit(4, 4, false)]).toEqual([2, 4, 8])
})

test('letters are sized by the longest verse', () => {
  expect(longestVerse(versesOf(['君不见黄河之水天上来，奔流到海不复回。']))).toBe(10)
  expect(longestVerse(versesOf(['谁怕。']))).toBe(5)
})

test('a copied poem has title and author', () => {
  const poem = { origin: '鹿柴', author: '王维', dynasty: '唐', content: ['空山不见人，但闻人语响。'] }
  expect(plainPoem(poem)).toBe('鹿柴\n唐·王维\n空山不见人，但闻人语响。')
  expect(plainPoem({ ...poem, dynasty: '' })).toContain('\n王维\n')
})
