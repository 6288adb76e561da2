import { type ComponentType, createElement, useEffect, useState } from 'react'

/**
 * A component that renders nothing until its module is loaded; after a failure the next mount tries again. Not
 * `React.lazy`: React keeps suspended content hidden for 300 ms after its last reveal.
 */
export function lazy<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> & { readonly load: () => Promise<unknown> } {
  let loaded: ComponentType<P> | undefined
  const loadOnce = async () => {
    loaded ??= (await load()).default
    return loaded
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once, at module level
  function Lazy(props: P) {
    const [View, setView] = useState(() => loaded)
    useEffect(() => {
      // loading is a side effect
      if (View === undefined)
        loadOnce().then(
          (view) => setView(() => view),
          () => {},
        )
    }, [View])
    return View === undefined ? null : createElement(View, props)
  }
  return Object.assign(Lazy, { load: loadOnce })
}
