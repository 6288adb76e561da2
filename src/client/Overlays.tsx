import { Troubles } from './features/backup/index.ts'
import { OverlayRoot } from './ui/OverlayRoot.tsx'

/** What lies over the home screen; the first frame needs none of it. */
export default function Overlays() {
  return (
    <>
      <Troubles />
      <OverlayRoot />
    </>
  )
}
