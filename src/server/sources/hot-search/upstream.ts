import * as v from 'valibot'
import type { HotBoard, HotRow } from '../../../shared/entities/hot-search.ts'
import { server } from '../needs.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource, type QuerySource } from '../runner.ts'
import type { Attempt, Source } from '../source.ts'
import { looseText, readJson } from '../text.ts'
import { BOARD, filled, listAt, toRows } from './rows.ts'

type UpstreamAttempt = Attempt<HotBoard, readonly HotRow[]>

/** Names of boards where they are other than ours. */
const DAILY_HOT: Partial<Record<HotBoard, string>> = { tencent: 'qq-news', sougou: 'sogou' }
const NEWSNOW: Partial<Record<HotBoard, string>> = {
  bilibili: 'bilibili-hot-search',
  tencent: 'tencent-hot',
  sougou: 'sogou',
}

const any = v.optional(v.unknown())

const dailyHot = (address: string): UpstreamAttempt => ({
  request: (board) => ({ url: `${address}/${DAILY_HOT[board] ?? board}` }),
  read: (response) =>
    toRows(
      listAt(readJson(response), ['data']),
      v.object({ title: filled, url: filled, hot: any }),
      ({ title, url, hot }) => ({ title, url, heat: hot }),
    ),
})

const newsnow = (address: string): UpstreamAttempt => ({
  request: (board) => ({ url: `${address}/api/s?id=${NEWSNOW[board] ?? board}` }),
  read: (response) =>
    toRows(
      listAt(readJson(response), ['items']),
      v.object({ title: filled, url: filled, extra: v.fallback(v.object({ info: looseText }), { info: '' }) }),
      ({ title, url, extra }) => ({ title, url, heat: extra.info }),
    ),
})

/** A board of a server of the operator's: DailyHotApi or newsnow, which its answers tell apart. @param address of it */
export const upstreamBoard = (address: string, name: HotBoard): Source<HotBoard, readonly HotRow[]> => ({
  ...{ id: 'hot.upstream', question: name },
  ...BOARD,
  key: (board) => board,
  attempts: [dailyHot(address), newsnow(address)],
})

/** A board of the operator's server. */
export type UpstreamBoard = (board: HotBoard) => QuerySource<void, readonly HotRow[]>

/** Each board is a source of its own, so that one which the server does not have pauses no other. */
export const upstreamProvider = defineProvider<string, UpstreamBoard>({
  id: 'hot.upstream',
  purpose: 'any hot board, after its own site',
  fallback: 'the boards’ own sites alone',
  needs: server(
    'HOT_UPSTREAM',
    'a DailyHotApi or newsnow server, which may be in your network: it is asked for a hot board whose own site fails or is switched off',
  ),
  open: (ports, address) => {
    const queries = new Map<HotBoard, QuerySource<HotBoard, readonly HotRow[]>>()
    return (board) => (_query, caller) => {
      const query = queries.get(board) ?? openSource(upstreamBoard(address, board), ports)
      queries.set(board, query)
      return query(board, caller)
    }
  },
  questions: (address) => [question(upstreamBoard(address, 'weibo'), 'weibo')],
})
