import type { HotBoard, HotRow } from '../../../shared/entities/hot-search.ts'
import type { Fresh } from '../../core/live-data.ts'
import { openSource, type QuerySource, type SourcePorts } from '../runner.ts'
import { SourceFailure } from '../source.ts'
import { hotBoards } from './boards.ts'

/** The rows of a board and their age; `off` if the operator has switched it off, `failed` while it does not answer. */
export type HotSearch = (board: HotBoard, caller: string) => Promise<Fresh<readonly HotRow[]> | 'off' | 'failed'>

/** Opens the hot boards. */
export function openHotBoards(ports: SourcePorts): HotSearch {
  const queries = new Map<string, QuerySource<void, readonly HotRow[]>>(
    Object.entries(hotBoards).map(([name, source]) => [name, openSource(source, ports)]),
  )
  return async (board, caller) => {
    try {
      return (await queries.get(board)?.(undefined, caller)) ?? 'off'
    } catch (error) {
      if (error instanceof SourceFailure) return error.kind === 'off' ? 'off' : 'failed'
      throw error
    }
  }
}
