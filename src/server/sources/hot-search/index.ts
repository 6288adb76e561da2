import type { HotBoard, HotRow } from '../../../shared/entities/hot-search.ts'
import type { Fresh, Unavailable } from '../../core/upstream/live-data.ts'
import { nothing } from '../needs.ts'
import { orUnavailable } from '../outcome.ts'
import { defineProvider, openAll, type ProviderPorts } from '../provider.ts'
import { question } from '../question.ts'
import { openSource, type QuerySource } from '../runner.ts'
import { hotBoards } from './boards.ts'

/** The rows of a board and their age; `off` if the operator has switched it off, `failed` while it does not answer. */
export type HotSearch = (board: HotBoard, caller: string) => Promise<Fresh<readonly HotRow[]> | Unavailable>

/** Those who have a board, each opened with its key. */
export const hotSearchProviders = Object.entries(hotBoards).map(([board, source]) =>
  defineProvider({
    id: source.id,
    purpose: 'hot board',
    fallback: 'the last rows, their age',
    needs: nothing,
    open: (ports) => [board, openSource(source, ports)] as const,
    questions: () => [question(source, undefined)],
  }),
)

/** Opens the hot boards. */
export function openHotBoards(ports: ProviderPorts): HotSearch {
  const queries = new Map<string, QuerySource<void, readonly HotRow[]>>(openAll(hotSearchProviders, ports))
  return async (board, caller) => {
    const query = queries.get(board)
    return query === undefined ? 'off' : orUnavailable(query(undefined, caller))
  }
}
