import { type ComponentType, createElement, useEffect, useState } from 'react'

/**
 * A component that stands as soon as its module has come, and is nothing until then. No `React.lazy`: React keeps what has
 * suspended hidden for 300 ms after the last thing that it revealed. A part that cannot be loaded is missing, and is
 * asked for again the next time it is drawn.
 */
export function lazy<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> & { readonly load: () => Promise<unknown> } {
  let known: ComponentType<P> | undefined
  const get = async () => {
    known ??= (await load()).default
    return known
  }
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where its module is read
  function Late(props: P) {
    const [View, setView] = useState(() => known)
    useEffect(() => {
      // a module comes from outside of React
      if (View === undefined)
        get().then(
          (view) => setView(() => view),
          () => {},
        )
    }, [View])
    return View === undefined ? null : createElement(View, props)
  }
  return Object.assign(Late, { load: get })
}
