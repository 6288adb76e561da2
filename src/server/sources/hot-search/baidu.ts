import * as v from 'valibot'
import type { HotRow } from '../../../shared/entities/hot-search.ts'
import type { HttpResponse } from '../../core/ports/http.ts'
import { SourceFailure, SourceRefusal } from '../source.ts'
import { encode, looseText, readJson, readPage } from '../text.ts'
import { defineBoard, filled, listAt, toRows } from './rows.ts'

const row = v.object({
  word: filled,
  query: looseText,
  hotScore: v.optional(v.unknown()),
  isTop: v.optional(v.unknown()),
})

/** Rows on top are the board's own choice. Cards stand below `data` or at the top, their list may be a level deeper. */
function toBaiduRows(answer: unknown): readonly HotRow[] {
  const cards = [...(v.is(v.object({ cards: v.array(v.unknown()) }), answer) ? [] : ['data']), 'cards', 0]
  const content = listAt(answer, [...cards, 'content'])
  const isDeeper = v.is(v.object({ content: v.array(v.unknown()) }), content[0])
  return toRows(
    isDeeper ? listAt(answer, [...cards, 'content', 0, 'content']) : content,
    row,
    ({ word, query, hotScore, isTop }) =>
      isTop === true
        ? undefined
        : { title: word, url: `https://www.baidu.com/s?wd=${encode(query || word)}`, heat: hotScore },
  )
}

/** The data of the board's page, which has it in a comment. */
function readBoard(response: HttpResponse): unknown {
  const json = /<!--s-data:(.*?)-->/s.exec(readPage(response))?.[1]
  if (json === undefined) throw new SourceRefusal('a page without the board')
  try {
    return JSON.parse(json)
  } catch {
    throw new SourceFailure('shape', 'not JSON')
  }
}

export const baiduBoard = defineBoard(
  'baidu',
  {
    request: () => ({ url: 'https://top.baidu.com/board?tab=realtime' }),
    read: (response) => toBaiduRows(readBoard(response)),
  },
  {
    request: () => ({ url: 'https://top.baidu.com/api/board?platform=wise&tab=realtime' }),
    read: (response) => toBaiduRows(readJson(response)),
  },
)
