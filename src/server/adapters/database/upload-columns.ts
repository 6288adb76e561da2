import type { Tables } from './tables.ts'

interface UploadColumn {
  readonly table: keyof Tables
  /** The column with the id of the user whose uploads they are. */
  readonly owner: string
  readonly column: string
}

/** Where rows name uploads of their user: one that none of them names is in use nowhere, and swept. */
export const UPLOAD_COLUMNS: readonly UploadColumn[] = [
  { table: 'user', owner: 'id', column: 'head' },
  { table: 'share', owner: 'user_id', column: 'picture' },
  { table: 'share', owner: 'user_id', column: 'mini' },
  { table: 'feedback', owner: 'user_id', column: 'picture' },
]
