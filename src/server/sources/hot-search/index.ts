import type { HotBoard, HotRow } from '../../../shared/entities/hot-search.ts'
import type { Fresh, Silence } from '../../core/live-data.ts'
import { orSilence } from '../outcome.ts'
import { openSource, type QuerySource, type SourcePorts } from '../runner.ts'
import { hotBoards } from './boards.ts'

/** The rows of a board and their age; `off` if the operator has switched it off, `failed` while it does not answer. */
export type HotSearch = (board: HotBoard, caller: string) => Promise<Fresh<readonly HotRow[]> | Silence>

/** Opens the hot boards. */
export function openHotBoards(ports: SourcePorts): HotSearch {
  const queries = new Map<string, QuerySource<void, readonly HotRow[]>>(
    Object.entries(hotBoards).map(([name, source]) => [name, openSource(source, ports)]),
  )
  return async (board, caller) => {
    const query = queries.get(board)
    return query === undefined ? 'off' : orSilence(query(undefined, caller))
  }
}
