import { failureOf } from './failure.ts'

/**
 * Waits for a write that matters less than the answer it comes with, such as when a login was last used: where there is
 * no room for it, or no database, it is left out. @throws any other error
 */
export async function note(writing: Promise<unknown>): Promise<void> {
  try {
    await writing
  } catch (error) {
    if (failureOf(error) === undefined) throw error
  }
}
