import { SkipLink } from '../features/layout/home-screen/SkipLink.tsx'
import { StorageIssues } from '../features/safety/quarantine/index.ts'
import { OverlayRoot } from '../ui/overlay/OverlayRoot.tsx'

/** Everything over the home screen, and the skip link; not part of the first frame. */
export default function Overlays() {
  return (
    <>
      <SkipLink />
      <StorageIssues />
      <OverlayRoot />
    </>
  )
}
