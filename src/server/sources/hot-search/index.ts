import { HOT_BOARDS, HOT_ROWS_LIMIT, type HotBoard, type HotRow } from '../../../shared/entities/hot-search.ts'
import type { Fresh, Unavailable } from '../../core/upstream/live-data.ts'
import { openChain } from '../chain.ts'
import { nothing } from '../needs.ts'
import { orUnavailable } from '../outcome.ts'
import { defineProvider, type ProviderPorts } from '../provider.ts'
import { question } from '../question.ts'
import { openSource } from '../runner.ts'
import { hotBoards } from './boards.ts'
import { upstreamProvider } from './upstream.ts'

/** The rows of a board and their age; `off` if the operator has switched it off, `failed` while it does not answer. */
export type HotSearch = (board: HotBoard, caller: string) => Promise<Fresh<readonly HotRow[]> | Unavailable>

/** Those who have a board, and last the operator's own server. */
export const hotSearchProviders = [
  ...Object.values(hotBoards).map((source) =>
    defineProvider({
      id: source.id,
      purpose: 'hot board',
      fallback: 'the last rows, their age',
      needs: nothing,
      open: (ports) => openSource(source, ports),
      questions: () => [question(source, undefined, HOT_ROWS_LIMIT)],
    }),
  ),
  upstreamProvider,
]

/** Opens the hot boards: each asks its own site, then the operator's server. */
export function openHotBoards(ports: ProviderPorts): HotSearch {
  const upstream = upstreamProvider.open(ports)
  const boards = new Map(
    HOT_BOARDS.map((board) => {
      const site = openSource(hotBoards[board], ports)
      return [board, openChain(upstream === undefined ? [site] : [site, upstream(board)])]
    }),
  )
  return async (board, caller) => {
    const query = boards.get(board)
    return query === undefined ? 'off' : orUnavailable(query(undefined, caller))
  }
}
