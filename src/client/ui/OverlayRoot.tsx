import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { guardComposition } from './composing.ts'
import { overlayLayers } from './layers.ts'
import { loading } from './loading.ts'
import styles from './OverlayRoot.module.css'
import { closeOverlay, forgetOverlay, type Overlay, overlays } from './overlay.ts'
import { ToastRegion } from './ToastRegion.tsx'
import { showToast } from './toast.ts'
import { shownTooltip } from './tooltip.ts'
import { homeWords } from './words.ts'

const TooltipLayer = lazy(() => import('./TooltipLayer.tsx'))
const LoadingOverlay = lazy(() => import('./LoadingOverlay.tsx'))

/** The one root of everything that floats: the overlay layers in their order, and the overlays that calls have opened. */
export function OverlayRoot() {
  const opened = useStore(overlays)
  const tooltipWanted = useEver(useStore(shownTooltip) !== undefined)
  const loadingWanted = useEver(useStore(loading).shown)
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
          {layer === 'loading' && loadingWanted ? (
            <Suspense>
              <LoadingOverlay />
            </Suspense>
          ) : null}
        </div>
      ))}
      {tooltipWanted ? (
        <Suspense>
          <TooltipLayer />
        </Suspense>
      ) : null}
      {opened.map((overlay) => (
        <Guard key={overlay.id} overlay={overlay}>
          <Suspense>
            <Drawn overlay={overlay} />
          </Suspense>
        </Guard>
      ))}
    </>
  )
}

function Drawn({ overlay }: { readonly overlay: Overlay }) {
  return overlay.draw({ open: overlay.open, close: () => closeOverlay(overlay.id) })
}

/** Whether it has been true at least once: a lazy part, once wanted, stays. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return now || ever
}

interface GuardProps {
  readonly overlay: Overlay
  readonly children: ReactNode
}

/** An overlay whose view cannot be loaded (offline, or a newer build is out) is dropped and said, not the page. */
class Guard extends Component<GuardProps, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    const { overlay } = this.props
    overlay.failed()
    forgetOverlay(overlay.id)
    showToast({ kind: 'error', text: homeWords.now('cannotOpen') })
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
