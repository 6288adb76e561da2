import { useEffect } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What the window of an app is asked to show, by a tile or the search. */
export type ViewRequest<T> = StoreApi<{ readonly what?: T }>

/** Asks of nothing yet. */
export const createViewRequest = <T>(): ViewRequest<T> => createStore<{ readonly what?: T }>()(() => ({}))

/** Asks the window to show something, now or as soon as it opens. */
export const requestView = <T>(asked: ViewRequest<T>, what: T): void => asked.setState({ what }, true)

/** Gives a window what it is asked to show, once, also when it opens only then. @param take stays the same */
export function useViewRequest<T>(asked: ViewRequest<T>, take: (what: T) => void): void {
  useEffect(() => {
    // others ask from outside
    const takeIt = () => {
      const { what } = asked.getState()
      if (what === undefined) return
      take(what)
      asked.setState({}, true)
    }
    takeIt()
    return asked.subscribe(takeIt)
  }, [asked, take])
}
