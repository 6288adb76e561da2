import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../shared/constants.ts'
import { setLanguage } from '../../core/text/i18n.ts'
import { createEntrySearch } from '../../features/shell/local-search/entry-search.ts'
import { findableGame, games } from '../../kit/games.ts'
import { pinyinReadings } from '../../lib/text/pinyin-readings.ts'

type Texts = Readonly<Record<string, string>>
const catalogs = import.meta.glob<Texts>('../../../games/*/locales/*.json', { eager: true, import: 'default' })

/** The games that a text finds in a language. */
function found(language: (typeof LANGUAGES)[number], text: string): readonly string[] {
  const texts = games.map(({ id }) => [`game-${id}`, catalogs[`../../../games/${id}/locales/${language}.json`] ?? {}])
  setLanguage(language, Object.fromEntries(texts), true)
  const find = createEntrySearch<ReturnType<typeof findableGame>>()
  return find(
    games.map(({ id }) => findableGame(id)),
    text,
    pinyinReadings,
    [],
  ).map(({ id }) => id)
}

const NAMES = [
  ['zh-CN', '俄罗斯方块', 'blocks'],
  ['zh-CN', 'eluosi', 'blocks'],
  ['zh-CN', 'elsfk', 'blocks'],
  ['zh-CN', '三消', 'match3'],
  ['zh-CN', 'xxl', 'match3'],
  ['zh-CN', '大西瓜', 'fruit'],
  ['zh-CN', '小鸟', 'bird'],
  ['zh-TW', '俄羅斯方塊', 'blocks'],
  ['zh-TW', '推箱子', 'sokoban'],
  ['en', 'tetris', 'blocks'],
  ['en', 'five in a row', 'gomoku'],
  ['en', 'Othello', 'reversi'],
  ['ja', 'ナンプレ', 'sudoku'],
  ['ja', 'スイカゲーム', 'fruit'],
  ['ko', '테트리스', 'blocks'],
  ['ko', '수박게임', 'fruit'],
] as const

// a game is its folder: without it, its names are nobody's
test.each(NAMES.filter(([, , id]) => games.some((game) => game.id === id)))(
  'in %s %s finds first %s',
  (language, text, id) => {
    expect(found(language, text)[0]).toBe(id)
  },
)

test('what is no name of a game finds none, and two names are not read as one', () => {
  expect(['slyx', 'xglk', '块俄', '方块落'].flatMap((text) => found('zh-CN', text))).toEqual([])
  expect(found('en', 'tetrisblocks')).toEqual([])
})

test('every game has further names in every language, none of them its own', () => {
  for (const language of LANGUAGES) {
    found(language, '')
    for (const { title, names } of games.map(({ id }) => findableGame(id)))
      expect([names.length > 0, names.includes(title), new Set(names).size], `${language} ${title}`).toEqual([
        true,
        false,
        names.length,
      ])
  }
})
