/** Facts about this installation: `epoch` names the timeline of the data; restoring a backup gives it a new one. */
interface InstanceTable {
  key: string
  value: string
}

/** Every table, as Kysely sees them. */
export interface Tables {
  instance: InstanceTable
}
