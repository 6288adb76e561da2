/** Key-value facts about this installation. `epoch` identifies the data's timeline; restoring a backup renews it. */
interface InstanceTable {
  key: string
  value: string
}

/** Kysely's types of all tables. */
export interface Tables {
  instance: InstanceTable
}
