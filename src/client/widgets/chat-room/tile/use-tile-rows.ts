import { useMemo } from 'react'
import { type Me, useMessagesOfRoom } from '../../../kit/chat.ts'
import type { Row } from '../kernel/rows.ts'
import { useRows } from '../list/use-rows.ts'

/** More than any tile has room for. */
const MOST = 24

/** What was said last, the newest last, with the days on which it was said. */
export function useTileRows(me: Me): readonly Row[] {
  const said = useMessagesOfRoom()
  const last = useMemo(() => said.slice(-MOST), [said])
  return useRows(last, me)
}
