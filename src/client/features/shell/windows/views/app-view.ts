import { type ComponentType, useEffect, useState } from 'react'
import type { AppProps } from '../../../../core/contribute/app.ts'
import { findApp } from '../../../../core/contribute/registry.ts'

type View = ComponentType<AppProps>

/** The view of a tab while it is loaded. */
export type ViewState =
  | { readonly at: 'loading' }
  | { readonly at: 'ready'; readonly View: View }
  | { readonly at: 'failed' }
  /** This build has no such app. */
  | { readonly at: 'missing' }

/** The loaded views by the id of their app. */
const loaded = new Map<string, View>()

function initialState(id: string): ViewState {
  const View = loaded.get(id)
  if (View !== undefined) return { at: 'ready', View }
  return { at: findApp(id) === undefined ? 'missing' : 'loading' }
}

/** The view of an app, loaded as it is first shown; `reload` tries again after a failure. */
export function useAppView(id: string): { readonly state: ViewState; readonly reload: () => void } {
  const [state, setState] = useState<ViewState>(() => initialState(id))
  useEffect(() => {
    // loading is a side effect
    if (state.at !== 'loading') return
    let isCurrent = true
    const show = (next: ViewState) => isCurrent && setState(next)
    findApp(id)
      ?.view()
      .then(
        ({ default: View }) => {
          loaded.set(id, View)
          show({ at: 'ready', View })
        },
        () => show({ at: 'failed' }),
      )
    return () => {
      isCurrent = false
    }
  }, [id, state])
  return { state, reload: () => setState({ at: 'loading' }) }
}
