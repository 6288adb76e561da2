import { useStore } from 'zustand'
import { useGranted } from '../../../core/browser/use-granted.ts'
import { ownSources } from '../../../core/net/own-sources.ts'
import { allowOrigins } from './allow-origins.ts'

/** Whether only a server can ask it, on a page without one. @param asked as `Endpoint.thirdParty` says */
export const useIsServerOnly = (asked: string): boolean =>
  useStore(ownSources, ({ originsOf }) => originsOf !== undefined && originsOf(asked) === undefined)

/** The first of those that this page can ask, by itself or by its server; the first of all if it can ask none. */
export const useFirstAskable = (asked: readonly string[]): string | undefined =>
  useStore(ownSources, ({ originsOf }) =>
    originsOf === undefined ? asked[0] : (asked.find((one) => originsOf(one) !== undefined) ?? asked[0]),
  )

const originsFor = (asked: string): readonly string[] => ownSources.getState().originsOf?.(asked) ?? []

/** As `allowOrigins`, for whom an answer asks; at once where a server asks, or only one can. */
export const allowAsking = (asked: string): Promise<boolean> => allowOrigins(originsFor(asked))

/**
 * Does what asks somebody for the first time, once the browser allows that; at once where it need not be asked. To be
 * called by what handles a press, before anything is awaited.
 */
export function askOnPress(asked: string, run: () => void): void {
  if (originsFor(asked).length === 0) run()
  else
    void allowAsking(asked).then((isAllowed) => {
      if (isAllowed) run()
    })
}

/** Whether the browser has yet to allow whom an answer asks; false where it need not, and until it is known. */
export const useIsUnallowed = (asked: string): boolean =>
  useGranted(useStore(ownSources, ({ originsOf }) => originsOf)?.(asked)) === false
