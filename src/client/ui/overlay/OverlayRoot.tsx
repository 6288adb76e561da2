import { Fragment, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { guardComposition } from '../input/composing.ts'
import { overlayLayers } from './layers.ts'
import { loading } from './loading/loading.ts'
import '../styles/tokens.deferred.css'
import { shownTooltip } from '../input/tooltip.ts'
import styles from './OverlayRoot.module.css'
import { closeOverlay, overlays } from './overlay.ts'
import { ToastRegion } from './toast/ToastRegion.tsx'

/** The one root of everything that floats: the overlay layers in their order, and the overlays that calls have opened. */
export function OverlayRoot() {
  const opened = useStore(overlays)
  const tooltip = useLoaded(useStore(shownTooltip) !== undefined, () => import('./tooltip/TooltipLayer.tsx'))
  const plate = useLoaded(useStore(loading).shown, () => import('./loading/LoadingOverlay.tsx'))
  // a listener of the window: every overlay asks for Esc, wherever it is portalled to
  useEffect(() => guardComposition(), [])
  return (
    <>
      {overlayLayers.map((layer) => (
        <div
          key={layer}
          id={`layer-${layer}`}
          className={styles.layer}
          style={{ zIndex: `var(--gk-z-${layer})` }}
          // toasts and the loading plate stay alive above a modal dialog
          data-react-aria-top-layer={layer === 'toast' || layer === 'loading' ? '' : undefined}
        >
          {layer === 'toast' ? <ToastRegion /> : null}
          {layer === 'loading' && plate ? <plate.LoadingOverlay /> : null}
        </div>
      ))}
      {tooltip ? <tooltip.TooltipLayer /> : null}
      {opened.map(({ id, open, draw }) => (
        <Fragment key={id}>{draw({ open, close: () => closeOverlay(id) })}</Fragment>
      ))}
    </>
  )
}

/** A module that is loaded when it is first wanted, and stays. */
function useLoaded<Module>(wanted: boolean, load: () => Promise<Module>): Module | undefined {
  const [loaded, setLoaded] = useState<Module>()
  const due = wanted && loaded === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: which module it is never changes; its function does every time
  useEffect(() => {
    // a part that cannot be loaded is tried again when it is wanted again; the page goes on without it
    if (due)
      load().then(
        (module) => setLoaded(() => module),
        () => {},
      )
  }, [due])
  return loaded
}
