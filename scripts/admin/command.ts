import { type Database, openDatabase } from '../../src/server/adapters/database/open.ts'
import type { Config, Environment } from '../../src/server/config.ts'

/** What a command was given: its arguments in order, and its options by name. */
export interface Given {
  readonly parameters: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
}

/** Where a command says what has come of it. */
export interface Output {
  readonly say: (line: string) => void
  readonly complain: (line: string) => void
  /** Whether somebody reads it on a terminal, which shows colours. */
  readonly isTerminal?: boolean
}

/** Something that the operator does from the command line. */
export type Command = CommandText & (RunsOnSettings | RunsOnEnvironment)

interface CommandText {
  /** Such as `reset-password NAME`; the first word is its name, those in capitals are its arguments. */
  readonly usage: string
  readonly about: string
  readonly options?: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>
}

export interface RunsOnSettings {
  /** @returns the exit code. @throws WrongUse, StartFailure */
  readonly run: (given: Given, config: Config, output: Output) => Promise<number>
}

interface RunsOnEnvironment {
  /** Runs where the settings may be what is wrong. @returns as `run` */
  readonly examine: (given: Given, environment: Environment, output: Output) => Promise<number>
}

/** A command was called in a way that its usage does not have. */
export class WrongUse extends Error {}

/** A whole number of an option. @throws WrongUse */
export function readCount(given: Given, name: string, unset: number, most: number): number {
  const text = given.options[name]
  if (text === undefined) return unset
  const count = typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (count < 1 || count > most) throw new WrongUse(`--${name} must be a whole number from 1 to ${most}.`)
  return count
}

/** A time in ms since the epoch, to the minute. */
export const timeOf = (time: number): string => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Runs a task with the database, and closes it. */
export async function withDatabase<Result>(
  config: Config,
  task: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(config)
  try {
    return await task(database)
  } finally {
    await database.destroy()
  }
}
