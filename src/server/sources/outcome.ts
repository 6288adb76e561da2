import type { Unavailable } from '../core/upstream/live-data.ts'
import { SourceFailure } from './source.ts'

/** A result, or why there is none. Other errors than a source's are thrown. */
export async function orUnavailable<T>(asked: Promise<T>): Promise<T | Unavailable> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof SourceFailure) return error.kind === 'off' ? 'off' : 'failed'
    throw error
  }
}

/** A result, or undefined where it does not matter why there is none. */
export async function orUndefined<T>(asked: Promise<T>): Promise<T | undefined> {
  const result = await orUnavailable(asked)
  return result === 'off' || result === 'failed' ? undefined : result
}

/** The value of a result, likewise. */
export const valueOrUndefined = async <T>(asked: Promise<{ readonly value: T }>): Promise<T | undefined> =>
  (await orUndefined(asked))?.value
