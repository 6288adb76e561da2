import type { InsertResult } from 'kysely'

/** Whether an insertion that does nothing on a conflict has inserted its row. */
export const hasInserted = ({ numInsertedOrUpdatedRows }: InsertResult): boolean =>
  Number(numInsertedOrUpdatedRows ?? 0) > 0
