import { Fragment, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { guardComposition } from '../input/keyboard/composing.ts'
import { overlayLayers } from './layers.ts'
import { loading } from './loading/loading.ts'
import '../styles/tokens.deferred.css'
import { shownTooltip } from '../input/tooltip.ts'
import styles from './OverlayRoot.module.css'
import { closeOverlay, overlays } from './overlay.ts'
import { ToastRegion } from './toast/ToastRegion.tsx'

/** The root of all overlays: the layers in their order, and the overlays opened by `openOverlay`. */
export function OverlayRoot() {
  const opened = useStore(overlays)
  const tooltip = useLoaded(useStore(shownTooltip) !== undefined, () => import('./tooltip/TooltipLayer.tsx'))
  const loadingOverlay = useLoaded(useStore(loading).shown, () => import('./loading/LoadingOverlay.tsx'))
  // on the window: every overlay listens for Esc, wherever it is portalled to
  useEffect(() => guardComposition(), [])
  return (
    <>
      {overlayLayers.map((layer) => (
        <div
          key={layer}
          id={`layer-${layer}`}
          className={styles.layer}
          style={{ zIndex: `var(--gk-z-${layer})` }}
          // toasts and the loading plate stay interactive above a modal dialog
          data-react-aria-top-layer={layer === 'toast' || layer === 'loading' ? '' : undefined}
        >
          {layer === 'toast' ? <ToastRegion /> : null}
          {layer === 'loading' && loadingOverlay ? <loadingOverlay.LoadingOverlay /> : null}
        </div>
      ))}
      {tooltip ? <tooltip.TooltipLayer /> : null}
      {opened.map(({ id, open, draw }) => (
        <Fragment key={id}>{draw({ open, close: () => closeOverlay(id) })}</Fragment>
      ))}
    </>
  )
}

/** Imports a module when it is first needed, and retains it. */
function useLoaded<Module>(isNeeded: boolean, load: () => Promise<Module>): Module | undefined {
  const [loaded, setLoaded] = useState<Module>()
  const isMissing = isNeeded && loaded === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function each time, for the same module
  useEffect(() => {
    // a failed import is retried when the module is needed again
    if (isMissing)
      load().then(
        (module) => setLoaded(() => module),
        () => {},
      )
  }, [isMissing])
  return loaded
}
