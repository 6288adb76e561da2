import { StorageIssues } from './features/backup/index.ts'
import { SkipLink } from './features/home-screen/SkipLink.tsx'
import { OverlayRoot } from './ui/overlay/OverlayRoot.tsx'

/** What lies over the home screen, and the way past its upper half; the first frame needs none of it. */
export default function Overlays() {
  return (
    <>
      <SkipLink />
      <StorageIssues />
      <OverlayRoot />
    </>
  )
}
